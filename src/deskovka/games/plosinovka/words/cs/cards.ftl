# Co na kartách stojí kromě jejich textů.

plosinovka-card-level = úroveň { $level }
plosinovka-card-enemy-die = útočí podle kostky nepřátel
plosinovka-card-action-dice = útočí podle akčních kostek

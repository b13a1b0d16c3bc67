# Co na kartách stojí kromě jejich textů.

cards-level = úroveň { $level }
cards-enemy-die = útočí podle kostky nepřátel
cards-action-dice = útočí podle akčních kostek
cards-setup = Příprava: { $setup }

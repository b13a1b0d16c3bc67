# Planetary Conquerors v terminálu.

conquerors-terminal-title = Planetary Conquerors, seed { $seed }: { $players }.
conquerors-terminal-moment = kolo { $turn } · { $player } · { $phase }
conquerors-terminal-own-deck = vlastní balíček
conquerors-terminal-out = mimo hru
conquerors-terminal-buildings = budovy { $life }/{ $goal }
conquerors-terminal-zones = ruka { $hand } · balíček { $deck } · smetiště { $junkyard }
conquerors-terminal-miners = mineři:
conquerors-terminal-hand = ruka:
conquerors-terminal-illusion = iluze
conquerors-terminal-used = použito
conquerors-terminal-blocks = blok: { $card }
conquerors-terminal-not-there = „{ $name }“ nemáš v ruce ani na planetě.
conquerors-terminal-junkyard = Smetiště ({ $player }):
conquerors-terminal-help-p = p          nedělej nic a do konce fáze ani nereaguj
conquerors-terminal-help-j = j          ukaž smetiště
conquerors-terminal-legend = { $gold } zlato   { $cosmium } cosmium   { $electricity } elektřina   ⚔ útok   ♥ životy   ▮ past   zz exhaustlý

## Co v sadě je

conquerors-held-deck = { $count ->
    [one] { $count } balíček
    [few] { $count } balíčky
   *[other] { $count } balíčků
}

# What stands on cards besides their texts.

plosinovka-card-level = level { $level }
plosinovka-card-enemy-die = attacks by the enemy die
plosinovka-card-action-dice = attacks by the action dice

# What stands on cards besides their texts.

cards-level = level { $level }
cards-enemy-die = attacks by the enemy die
cards-action-dice = attacks by the action dice
cards-setup = Setup: { $setup }

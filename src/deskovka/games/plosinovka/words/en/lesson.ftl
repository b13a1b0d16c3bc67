# Plošinovka: what the coach says in the guided first game.

plosinovka-lesson-about = The top of a tower, one level and the boss: roll, walk and climb, fall, fight with gems, buy a potion, and fell Medusa.
plosinovka-lesson-appear =
    Welcome to the tower! You are Bivoj. You have rolled your five dice, and each symbol that you use is one action. Your hero is still outside, so one symbol of your choice brings it in, on the lowest row.
    Give away the monster and appear at the foot of the ladder.
plosinovka-lesson-coin =
    The simplest symbol is the coin: use it, and you have one coin more.
plosinovka-lesson-walk =
    A boot is one step: left, right, up or down, but never through a wall or a platform.
    Step right, onto the gem. What lies on a field is yours when you enter it.
plosinovka-lesson-back =
    A gem makes a symbol stronger: one gem doubles it, three gems triple it. In this lesson you are asked about it with each symbol; in a game you put gems on your dice before you use them. Keep this one for a fight.
    Use the second boot as it is and go back to the ladder.
plosinovka-lesson-keep =
    A sword is left, and nobody is near enough to strike. Dice that you do not use are lost, but your special die can keep one symbol for later turns.
    Your actions have ended: set the special die to the sword.
plosinovka-lesson-ladder =
    A new roll. A ladder leads through the platform above you, and heroes on a ladder do not fall.
    Use the boot and climb. Mind the zombie up there: it strikes whoever walks away from a field next to it.
plosinovka-lesson-attack =
    The zombie stands next to you and has 2 lives. An attack must take both at once; less does nothing.
    You have kept a sword: use it, double it with your gem, and strike. You win its loot: a coin and a gem, and one coin more since you are Bivoj.
plosinovka-lesson-rest =
    Well struck! Take the coins that you have rolled: each is one coin more for the merchant.
    Then end your actions. Two equal unused dice can be spent to set the special die to any symbol: take a sword once more.
plosinovka-lesson-climb =
    Up again: the ladder takes you one row higher. Then step left, to the merchant's tent.
plosinovka-lesson-shop =
    On a merchant's field you can buy what is on show. Items stay with you, potions are used up.
    Take the Potion of Strength: 2 more damage in your next attack.
plosinovka-lesson-merge =
    You need one more boot. Two dice with the same symbol can be merged into any other: turn two coins into a boot.
    Then jump straight up. No ladder is needed for that, and reaching the top row reveals what is above.
plosinovka-lesson-fall =
    There it is, the boss level, and Medusa in it! But you hang in the air. Gravity comes at the end of your turn: whoever stands on nothing falls down to the next platform, here back to the merchant.
    End your turn and see.
plosinovka-lesson-boss =
    Now with two boots in one turn: up, and up again into the boss level. You can climb in through its floor, but there is no way back but victory.
plosinovka-lesson-potion =
    Medusa is right next to you. In this small tower she has 6 lives: two for each level. One attack has to take them all.
    Drink the potion: 2 damage more.
plosinovka-lesson-blow =
    Now put everything into one attack: the first sword, doubled by your gem, then every sword you have; Bivoj's star is a sword, too, if you wish.
    When it deals 6, strike!
plosinovka-lesson-free =
    You go your own way: good! Use your symbols as you like; what glows can be tapped. The aim is still to climb and to fell the boss with one strong attack.
plosinovka-lesson-won =
    Medusa is defeated, the tower is yours! That was all of it: roll, walk, climb, fall, fight, trade. Now climb a whole tower, alone or against others; the rules are always one tap away.
plosinovka-lesson-lost =
    Somebody else was faster. Begin the lesson again, or climb a whole tower.

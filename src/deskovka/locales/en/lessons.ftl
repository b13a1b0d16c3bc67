# What the coach says in the guided first games.

lesson-pupil = You

lesson-conquerors-mining =
    Welcome to the planet! Your two Gold Miners and two Collectors of Cosmium have just filled your storages: every turn each of them adds its material.
    Now comes kuk: you see the top card of your deck. You may put it at the bottom; then you draw a card. A Colony Dome is just what you need, so leave it on top.
lesson-conquerors-miner =
    The main phase: spend what you have. A card shows its cost at the top: a Gold Miner costs 1 gold and 1 cosmium and brings 1 gold every turn from now on.
    Tap the glowing Gold Miner in your hand, or choose it below.
lesson-conquerors-building =
    Buildings win games: whoever's buildings have 30 life together wins at once. Yours have { $life } so far.
    Build the Colony Dome. It has { $dome } life and heals itself at the end of your turns.
lesson-conquerors-attack =
    Your storages are nearly empty, so the attack phase has come. A battle-ready warrior may attack an enemy building or the enemy's base, which has 15 life. If a base falls, its player is out.
    Send your Militia against the Mud Hut. Attacking exhausts it until your next turn.
lesson-conquerors-trap =
    The trap phase: you have drawn a card, and you may lay one trap. Traps cost nothing. They lie face down in front of a building or your base and wait for an attacker.
    Lay the Tripwire Mine in front of the Colony Dome, then end the phase.
lesson-conquerors-sprung =
    Did you see it? The Dust Runner attacked, ran into your Tripwire Mine and died before it could strike. Traps meet attackers from the outermost one inwards.
    A new turn: your warriors are ready again, your miners have worked. Keep the card and draw it.
lesson-conquerors-warrior =
    Your opponent is gathering warriors: a Looter and a Nomad Rider. You need somebody to stand in their way.
    Play the Shield Bearer. It comes battle ready: it could attack at once, or block in your opponent's turn.
lesson-conquerors-save =
    Stop here, with { $gold } gold and { $cosmium } cosmium left: you hold a Laser Shot, and spells can be played in your opponent's turn, too.
    Move on to the attack.
lesson-conquerors-home =
    Who attacks is exhausted and cannot block. Two enemies are about to come, so let everybody stay at home this time.
lesson-conquerors-reaction =
    They attack, one behind the other! Before each line of attackers, before damage and whenever a card is played, everybody may react with a spell, a card that costs electricity, or a paid effect. A reaction happens first.
    Play the Laser Shot and hit the Looter: 2 damage are all of its life.
lesson-conquerors-block =
    The Nomad Rider is still coming. Each attacker can be blocked by one warrior that is not exhausted; then the two fight each other, and the building is safe.
    Block it with the Shield Bearer.
lesson-conquerors-winning =
    Well defended! Your buildings have { $life } life. There are three ways to the end: 30 life in buildings, being the last whose base stands, or having the most building life when somebody's deck runs out.
    Look at the top card. A Stone Rampart has { $rampart } life: keep it!
lesson-conquerors-last =
    This is it: with a Stone Rampart your buildings have { $goal } life, and 30 are enough. Build it!
lesson-conquerors-free =
    You go your own way: good! Choose whatever you like below; tap a card to see what it does, and why it cannot be used now. The aim is still 30 life in buildings.
lesson-conquerors-won =
    You have conquered the planet! That was all of it: mine, build, fight, lay traps, react. Now play a whole game against a bot, from an empty planet on; the rules are always one tap away.
lesson-conquerors-lost =
    This time the planet is somebody else's. Begin the lesson again, or play a whole game against a bot.

lesson-plosinovka-appear =
    Welcome to the tower! You are Bivoj. You have rolled your five dice, and each symbol that you use is one action. Your hero is still outside, so one symbol of your choice brings it in, on the lowest row.
    Give away the monster and appear at the foot of the ladder.
lesson-plosinovka-coin =
    The simplest symbol is the coin: use it, and you have one coin more.
lesson-plosinovka-walk =
    A boot is one step: left, right, up or down, but never through a wall or a platform.
    Step right, onto the gem. What lies on a field is yours when you enter it.
lesson-plosinovka-back =
    A gem makes a symbol stronger: one gem doubles it, three gems triple it. You are asked whenever you use a symbol, but keep the gem for a fight.
    Use the second boot as it is and go back to the ladder.
lesson-plosinovka-keep =
    A sword is left, and nobody is near enough to strike. Dice that you do not use are lost, but your special die can keep one symbol for later turns.
    End your actions, then set the special die to the sword.
lesson-plosinovka-ladder =
    A new roll. A ladder leads through the platform above you, and heroes on a ladder do not fall.
    Use the boot and climb. Mind the zombie up there: it strikes whoever walks away from a field next to it.
lesson-plosinovka-attack =
    The zombie stands next to you and has 2 life. An attack must take all of it at once; less does nothing.
    You have kept a sword: use it, double it with your gem, and strike. You win its loot: a coin and a gem, and one coin more since you are Bivoj.
lesson-plosinovka-rest =
    Well struck! Take the coins that you have rolled: each is one coin more for the merchant.
    Then end your actions. Two equal unused dice can be spent to set the special die to any symbol: take a sword once more.
lesson-plosinovka-climb =
    Up again: the ladder takes you one row higher. Then step left, to the merchant's tent.
lesson-plosinovka-shop =
    On a merchant's field you can buy what is on show. Items stay with you, potions are used up.
    Take the Potion of Strength: 2 more damage in your next attack.
lesson-plosinovka-merge =
    You need one more boot. Two dice with the same symbol can be merged into any other: turn two coins into a boot.
    Then jump straight up. No ladder is needed for that, and reaching the top row reveals what is above.
lesson-plosinovka-fall =
    There it is, the boss level, and Medusa in it! But you hang in the air. Gravity comes at the end of your turn: whoever stands on nothing falls down to the next platform, here back to the merchant.
    End your turn and see.
lesson-plosinovka-boss =
    Now with two boots in one turn: up, and up again into the boss level. You can climb in through its floor, but there is no way back but victory.
lesson-plosinovka-potion =
    Medusa is right next to you. In this small tower she has 6 life: two for each level. One attack has to deal all of it.
    Drink the potion: 2 damage more.
lesson-plosinovka-blow =
    Now put everything into one attack: the first sword, doubled by your gem, then every sword you have; Bivoj's star is a sword, too, if you wish.
    When it deals 6, strike!
lesson-plosinovka-free =
    You go your own way: good! Use your symbols as you like; what glows can be tapped. The aim is still to climb and to fell the boss with one strong attack.
lesson-plosinovka-won =
    Medusa is defeated, the tower is yours! That was all of it: roll, walk, climb, fall, fight, trade. Now climb a whole tower, alone or against others; the rules are always one tap away.
lesson-plosinovka-lost =
    Somebody else was faster. Begin the lesson again, or climb a whole tower.

# Planetary Conquerors: what the coach says in the guided first game.

conquerors-lesson-about = Three turns on a planet where you are nearly winning already: mine, build, attack and block, place a trap, react, and win.
conquerors-lesson-mining =
    Welcome to the planet! Your two Gold Miners and two Collectors of Cosmium have just filled your storages: every turn each of them adds its material.
    Now comes kuk: you see the top card of your deck. You may put it at the bottom; then you draw a card. A Colony Dome is just what you need, so leave it on top.
conquerors-lesson-miner =
    The main phase: spend what you have. A card shows its cost at the top: a Gold Miner costs 1 gold and 1 cosmium and brings 1 gold every turn from now on.
    Tap the glowing Gold Miner in your hand, or choose it below.
conquerors-lesson-building =
    Buildings win games: whoever's buildings have 30 life together wins at once. Yours have { $life } so far.
    Build the Colony Dome. It has { $dome } life and heals itself at the end of your turns.
conquerors-lesson-attack =
    Your storages are nearly empty, so the attack phase has come. A battle-ready warrior may attack an enemy building or the enemy's base, which has 15 life. If a base falls, its player is out.
    Send your Militia against the Mud Hut. Attacking exhausts it until your next turn.
conquerors-lesson-trap =
    The trap phase: you have drawn a card, and you may place one trap. Traps cost nothing. They lie face down in front of a building or your base and wait for an attacker.
    Lay the Tripwire Mine in front of the Colony Dome, then end the phase.
conquerors-lesson-sprung =
    Did you see it? The Dust Runner attacked, ran into your Tripwire Mine and died before it could strike. Traps meet attackers from the outermost one inwards.
    A new turn: your warriors are ready again, your miners have worked. Keep the card and draw it.
conquerors-lesson-warrior =
    Your opponent is gathering warriors: a Looter and a Nomad Rider. You need somebody to stand in their way.
    Play the Shield Bearer. It comes battle ready: it could attack at once, or block in your opponent's turn.
conquerors-lesson-save =
    Stop here, with { $gold } gold and { $cosmium } cosmium left: you hold a Laser Shot, and spells can be played in your opponent's turn, too.
    Move on to the attack.
conquerors-lesson-home =
    A warrior that attacks is exhausted and cannot block. Two enemies are about to come, so keep everybody at home this time.
conquerors-lesson-reaction =
    They attack, one behind the other! Before each line of attackers, before damage and whenever a card is played, everybody may react with a spell, a card that costs electricity, or a paid effect. A reaction happens first.
    Play the Laser Shot and hit the Looter: 2 damage is all of its life.
conquerors-lesson-block =
    The Nomad Rider is still coming. Each attacker can be blocked by one warrior that is not exhausted; then the two fight each other, and the building is safe.
    Block it with the Shield Bearer.
conquerors-lesson-winning =
    Well defended! Your buildings have { $life } life. There are three ways to the end: 30 life in buildings, being the last whose base stands, or having the most building life when somebody's deck runs out.
    Look at the top card. A Stone Rampart has { $rampart } life: keep it!
conquerors-lesson-last =
    This is it: with a Stone Rampart your buildings have { $goal } life, and 30 are enough. Build it!
conquerors-lesson-free =
    You go your own way: good! Choose whatever you like below; tap a card to see what it does, and why it cannot be used now. The aim is still 30 life in buildings.
conquerors-lesson-won =
    You have conquered the planet! That was all of it: mine, build, fight, place traps, react. Now play a whole game against a bot, from an empty planet on; the rules are always one tap away.
conquerors-lesson-lost =
    This time the planet is somebody else's. Begin the lesson again, or play a whole game against a bot.

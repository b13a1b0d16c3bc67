## Why something about the workshop is refused

server-refused-lowest = There is no such level that could lie at the foot of this tower.

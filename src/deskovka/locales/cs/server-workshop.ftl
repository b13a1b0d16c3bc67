## Proč server odmítá něco z dílny

server-refused-lowest = Žádná taková úroveň nemůže ležet u paty této věže.

"""Games that are over: found, looked at, brought along, played on."""

# Stránka bez serveru.
web-tab-loading = Stahují se hry: { $done } %
web-tab-starting = Hry se připravují…
web-tab-failed = Hry se nepodařilo spustit: { $why }
web-tab-again = Zkusit znovu
web-tab-fleeting = Tento prohlížeč už pro tuto stránku nic neuchová: jeho úložiště je plné nebo zakázané. Hrát můžeš dál, ale co uděláš od této chvíle, po zavření stránky zmizí.
web-tab-elsewhere = Tento stůl je otevřený v jiné kartě a hraje se tam.
web-tab-take-over = Hrát dál tady
web-tab-alone = Všechno se tu odehrává na tomto zařízení. Na hru s přáteli je potřeba server: { $command }
web-tab-update = Je tu nová verze této stránky.
web-tab-update-take = Načíst
web-tab-brought = Tyto karty jsou součástí stránky a hraje se s nimi každá zdejší hra.
web-tab-authors = Autoři: { $authors }
web-tab-version = verze { $version }
web-tab-fork = Vzít tyto karty do mé dílny

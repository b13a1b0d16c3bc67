# Co říká stůl: proč něco odmítá a žádosti o vrácení tahu.

refused-broken = Pravidla nebo karty se od té doby změnily: v této hře nelze pokračovat.
refused-elsewhere = U stolu se pokračovalo jinde. Otevři ho znovu.
refused-hint-between-people = Kde hrají lidé mezi sebou, tam se neradí.
refused-pace-between-people = Kde hrají lidé mezi sebou, tam se tempo volí při založení stolu.
refused-no-hint = Nápověda teď není k dispozici. Zkus to znovu.
refused-no-request = Na tuto odpověď už nikdo nečeká.
refused-no-seat = Na tomto místě nesedíš.
refused-not-asked = Teď nevybíráš ty.
refused-nothing-to-undo = Není co vrátit.
refused-pick = { $most ->
    [one] Je tu jen jedna možnost.
    [few] Jsou tu jen { $most } možnosti.
    [many] Je tu jen { $most } možnosti.
   *[other] Je tu jen { $most } možností.
}
refused-resign = Teď se nelze vzdát.
refused-resign-later = Vzdání platí. Ze hry odcházíš, jakmile je něčí hlavní fáze a nic nečeká na vyhodnocení; do té doby pasuješ.
refused-stale = U stolu se mezitím pokračovalo.
refused-stops = Reakční okna druhu „{ $kind }“ nejsou.
refused-undo-declined = Tvoje žádost o vrácení tahu byla odmítnuta.
refused-unsaved = { $why ->
    [unsure] Není jisté, zda se to uložilo: databáze serveru neodpovídá
   *[other] Neuložilo se to: { $why ->
        [full] disk serveru je plný
        [busy] databázi serveru drží zamčenou něco jiného
        [read-only] na disk serveru nelze zapisovat
        [damaged] databáze serveru je poškozená
        [lost] databáze serveru neodpovídá
       *[failed] disk serveru selhal
    }
}. Zkus to znovu.
refused-what = K tomu není co říct.
table-stalled = Stůl čeká a hodiny neběží: { $why ->
    [full] disk serveru je plný
    [busy] databázi serveru drží zamčenou něco jiného
    [read-only] na disk serveru nelze zapisovat
    [damaged] databáze serveru je poškozená
    [lost] databáze serveru neodpovídá
    [unsure] databáze serveru neodpovídá
   *[failed] disk serveru selhal
}.
table-last-choice = poslední volba
table-undo = { $player } žádá o vrácení tahu: { $what }

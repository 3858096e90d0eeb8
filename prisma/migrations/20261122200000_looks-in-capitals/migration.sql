-- Names have a look in capitals from now on: what accounts hold is filled in anew at the next start. Names that rest stay.
DELETE FROM name_looks WHERE account_id IS NOT NULL;

-- What a text is found by; the same as fold() in contract/rules/fold.ts, letter for letter, which a test compares.
-- Tables instead of unaccent or normalize(): those differ between versions of PostgreSQL, and an index must not.
create function folded(value text) returns text
  language plpgsql immutable strict parallel safe
as $$
begin
  -- In this collation the case of a to z alone, everywhere the same.
  value := lower(value collate "C");
  -- What is not heard, then what parts words.
  value := regexp_replace(value,
    '[''`´ʹʻʼʾʿ‘’‛′＇\u0300-\u036f\u135d-\u135f\u00ad\u200b-\u200d\u2060\ufeff]+', '', 'g');
  value := regexp_replace(value,
    '[\u0001-\u0026\u0028-\u002f\u003a-\u0040\u005b-\u005f\u007b-\u00a0«»·\u1680\u1360-\u1368'
    '\u2000-\u200a\u2010-\u2015“”„…•\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g');
  -- Letters that are found as another, only where there are any: this is the slow part.
  if value ~ '[\u00c0-\u017f\u1e9e]' then
    value := translate(value,
      'ÀÁÂÃÄÅĀĂĄÆàáâãäåāăąæÇĆĈĊČçćĉċčĎĐÐďđðÈÉÊËĒĔĖĘĚèéêëēĕėęěĜĞĠĢĝğġģĤĦĥħÌÍÎÏĨĪĬĮİìíîïĩīĭįıĴĵĶķĹĻĽĿ'
      'ŁĺļľŀłÑŃŅŇŊñńņňŋÒÓÔÕÖØŌŎŐŒòóôõöøōŏőœŔŖŘŕŗřŚŜŞŠẞśŝşšßŢŤŦţťŧÙÚÛÜŨŪŬŮŰŲùúûüũūŭůűųŴŵÝŶŸýÿŷŹŻŽźżž',
      'aaaaaaaaaaaaaaaaaaaaccccccccccddddddeeeeeeeeeeeeeeeeeegggggggghhhhiiiiiiiiiiiiiiiiiijjkkllll'
      'llllllnnnnnnnnnnoooooooooooooooooooorrrrrrssssssssssttttttuuuuuuuuuuuuuuuuuuuuwwyyyyyyzzzzzz');
  end if;
  if value ~ '[\u1200-\u137f]' then
    value := translate(value,
      'ሐኀኸሃሓኃኻሑኁኹሒኂኺሔኄኼሕኅኽሖኆኾኈሗዃሠሡሢሣሤሥሦሧዐኣዓዑዒዔዕዖፀፁፂፃፄፅፆቈኰጐዉ',
      'ሀሀሀሀሀሀሀሁሁሁሂሂሂሄሄሄህህህሆሆሆሆኋኋሰሱሲሳሴስሶሷአአአኡኢኤእኦጸጹጺጻጼጽጾቆኮጎው');
  end if;
  return btrim(regexp_replace(value, '([a-z])\1+', '\1', 'g'));
end
$$;

-- Nothing chosen means as usual in the language, which in Amharic and Afaan Oromoo is the Ethiopian calendar and clock.
alter table accounts
  alter column calendar drop not null, alter column calendar drop default,
  alter column clock drop not null, alter column clock drop default;

-- Until now these were the values of everyone who had not chosen.
update accounts set calendar = null where calendar = 'gregorian' and language <> 'en';
update accounts set clock = null where clock = 'standard' and language <> 'en';

-- People of the demo, whose password everybody knows: a server that others can reach does not start beside them.
alter table accounts add column demo boolean not null default false;

-- Those that an earlier version made. Nobody else has such an address: the domain exists for examples alone (RFC 2606).
update accounts set demo = true
where email = lower(username) || '@abronet.example'
  and (
    username in (
      'demo.seeker', 'demo.household', 'demo.business', 'demo.partner', 'demo.admin',
      'demo.hiwot', 'demo.chaltu', 'demo.enat', 'demo.ginbot', 'demo.solomon'
    )
    or (type = 'CAREER' and username ~ '^[a-z]+\.[a-z]+\.[0-9]{1,3}$' and phone ~ '^\+2519110000[0-9]{2}$')
  );

create index accounts_demo on accounts (id) where demo;

-- When an address last got mails of one kind, the newest first. The address is kept as a keyed hash.
create table recipient_mails (
  recipient text not null,
  template text not null,
  sent timestamptz[] not null check (cardinality(sent) > 0),
  primary key (recipient, template)
);
create index recipient_mails_newest on recipient_mails ((sent[1]));

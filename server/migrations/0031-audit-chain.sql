-- What staff did, as a chain: each row carries a hash of itself and of the row before it, and a MAC of that hash by a key
-- that the database does not know. Ids alone, without references: they outlive the accounts that they name.
-- Older rows are moved into the chain by the first start, since only the server has the key.
alter table audit_log rename to audit_log_before_chain;
alter table audit_log_before_chain drop constraint audit_log_actor_id_fkey;
alter index audit_log_pkey rename to audit_log_before_chain_pkey;
alter index audit_log_target rename to audit_log_before_chain_target;

create table audit_log (
  -- Without gaps, from 1.
  number integer primary key check (number > 0),
  -- Null in older rows whose actor's account has been deleted.
  actor_id uuid,
  act text not null check (act ~ '^[a-z][a-z.-]*$' and length(act) <= 60),
  target_id uuid not null,
  -- To the millisecond, as it is hashed: no smaller part of it could be changed unseen.
  happened_at timestamptz(3) not null,
  -- Of the key that made the MAC.
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  hash bytea not null check (length(hash) = 32),
  mac bytea not null check (length(mac) = 32)
);
create index audit_log_target on audit_log (target_id, number desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log cannot be changed: its rows are neither updated nor deleted (%).', lower(tg_op)
    using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
-- Also for a session that applies replicated changes, which other triggers are not called for.
alter table audit_log enable always trigger audit_log_append_only;

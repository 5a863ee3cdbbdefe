-- Every change of what a session grants is announced with the id of the account, so that no node goes on with an old copy.
create function announce_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changes', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;

create trigger announce_change after delete or update of account_id, second_factor, idle_after, expires_at on sessions
  for each row execute function announce_session_change('account_id');
create trigger announce_change after delete or update of type, staff_level, username, email, email_verified_at, language,
    calendar, clock, profile_step, disabled_at on accounts
  for each row execute function announce_session_change('id');

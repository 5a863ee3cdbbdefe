-- What decides which jobs suit somebody is cached with their session: its changes are announced on the same channel.
create or replace function announce_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changes', (case tg_op when 'INSERT' then to_jsonb(new) else to_jsonb(old) end) ->> tg_argv[0]);
  return null;
end $$;

drop trigger announce_change on accounts;
create trigger announce_change after delete or update of type, staff_level, username, email, email_verified_at, language,
    calendar, clock, profile_step, disabled_at, place_id, gender, date_of_birth, age_range on accounts
  for each row execute function announce_session_change('id');
create trigger announce_change after insert or delete or update of job_types, work_types, wanted_places, skills, languages,
    salary_range, available_from on seeker_profiles
  for each row execute function announce_session_change('account_id');

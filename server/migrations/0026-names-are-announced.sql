-- A session knows how to greet somebody, so that a new name is announced like every other change of what it holds.
drop trigger announce_change on accounts;
create trigger announce_change after delete or update of type, staff_level, username, email, email_verified_at, language,
    calendar, clock, profile_step, disabled_at, place_id, gender, date_of_birth, age_range, first_name, company_name on accounts
  for each row execute function announce_session_change('id');

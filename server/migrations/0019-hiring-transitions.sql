-- The moves that contract/rules/hiring.ts knows, so that nothing can store another. A later migration adds and deletes rows;
-- a test compares them with the graph.
create table hiring_transitions (
  subject text not null check (subject in ('job_applications', 'offers')),
  from_state text not null,
  to_state text not null,
  primary key (subject, from_state, to_state)
);
insert into hiring_transitions (subject, from_state, to_state) values
  ('job_applications', 'WITHDRAWN', 'PENDING'),
  ('job_applications', 'PENDING', 'REVIEWING'),
  ('job_applications', 'REVIEWING', 'SHORTLISTED'),
  ('job_applications', 'SHORTLISTED', 'INTERVIEWING'),
  ('job_applications', 'PENDING', 'OFFERED'),
  ('job_applications', 'REVIEWING', 'OFFERED'),
  ('job_applications', 'SHORTLISTED', 'OFFERED'),
  ('job_applications', 'INTERVIEWING', 'OFFERED'),
  ('job_applications', 'PENDING', 'REJECTED'),
  ('job_applications', 'REVIEWING', 'REJECTED'),
  ('job_applications', 'SHORTLISTED', 'REJECTED'),
  ('job_applications', 'INTERVIEWING', 'REJECTED'),
  ('job_applications', 'OFFERED', 'REJECTED'),
  ('job_applications', 'OFFERED', 'ACCEPTED'),
  ('job_applications', 'OFFERED', 'DECLINED'),
  ('job_applications', 'ACCEPTED', 'HIRED'),
  ('job_applications', 'PENDING', 'WITHDRAWN'),
  ('job_applications', 'REVIEWING', 'WITHDRAWN'),
  ('job_applications', 'SHORTLISTED', 'WITHDRAWN'),
  ('offers', 'SENT', 'ACCEPTED'),
  ('offers', 'SENT', 'DECLINED'),
  ('offers', 'SENT', 'WITHDRAWN'),
  ('offers', 'ACCEPTED', 'HIRED');

create function refuse_unknown_transition() returns trigger language plpgsql as $$
begin
  if not exists (
    select from hiring_transitions
    where subject = tg_table_name and from_state = old.status and to_state = new.status
  ) then
    raise exception 'no transition of % from % to %', tg_table_name, old.status, new.status
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger job_applications_transition before update of status on job_applications
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition();
create trigger offers_transition before update of status on offers
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition();

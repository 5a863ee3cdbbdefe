-- What a job is ranked by stands beside what it is found by, so that five hundred are compared without a look at the jobs.
alter table job_facets
  add column starts date,
  -- Staff have found the employer genuine.
  add column verified boolean not null default false;
update job_facets set starts = job.start_date,
  verified = exists (select from employer_verifications where employer_id = job.employer_id)
from jobs job where job.id = job_facets.job_id;
alter table job_facets alter column starts set not null;
alter table job_facets drop constraint job_facets_pkey;
alter table job_facets add primary key (facet, job_type, job_id)
  include (work_type, genders, skills, languages, ages, religions, places, pay, starts, verified);

-- Whoever writes the one, the other follows.
create function jobs_follow_verification() returns trigger language plpgsql as $$
begin
  update job_facets set verified = tg_op = 'INSERT' where job_id in (
    select id from jobs where employer_id = case tg_op when 'INSERT' then new.employer_id else old.employer_id end);
  return null;
end $$;
create trigger jobs_follow_verification after insert or delete on employer_verifications
  for each row execute function jobs_follow_verification();

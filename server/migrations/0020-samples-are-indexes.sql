-- A search infers totals over 1,000 from a sample of the rows. The sample was a copy of every sixteenth row under a facet of
-- its own; now it is an index over those rows. A second one over three more of sixteen is read where the first is too small
-- to tell. The last digit of an id is random.
delete from job_facets where facet >= 10000;
delete from seeker_facets where facet >= 10000;

create index job_facets_sample on job_facets (facet, job_type, job_id)
  include (work_type, genders, skills, languages, ages, religions, places)
  where (get_byte(uuid_send(job_id), 15) & 15) = 0;
create index job_facets_wide_sample on job_facets (facet, job_type, job_id)
  include (work_type, genders, skills, languages, ages, religions, places)
  where (get_byte(uuid_send(job_id), 15) & 15) in (1, 2, 3);

create index seeker_facets_sample on seeker_facets (facet, account_id)
  include (languages, skills, born, gender, religion, salary, places)
  where (get_byte(uuid_send(account_id), 15) & 15) = 0;
create index seeker_facets_wide_sample on seeker_facets (facet, account_id)
  include (languages, skills, born, gender, religion, salary, places)
  where (get_byte(uuid_send(account_id), 15) & 15) in (1, 2, 3);

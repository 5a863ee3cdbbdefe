-- The last stage of the sample reads two digits instead of one. Columns after the id are in the key so that the index compares
-- them: no row that differs in one is returned. Before the id, PostgreSQL 18 would expect to skip through their values, and prefer
-- the primary key.
drop index job_facets_sample;
create index job_facets_sample
  on job_facets (facet, job_type, (get_byte(uuid_send(job_id), 15) & 15), job_id, work_type)
  include (genders, skills, languages, ages, religions, places)
  where (get_byte(uuid_send(job_id), 15) & 15) < 5;

drop index seeker_facets_sample;
create index seeker_facets_sample
  on seeker_facets (facet, (get_byte(uuid_send(account_id), 15) & 15), account_id, religion, salary, gender, born)
  include (languages, skills, places)
  where (get_byte(uuid_send(account_id), 15) & 15) < 5;

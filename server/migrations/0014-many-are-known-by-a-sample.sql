-- Every sixteenth job and person, by the end of an id, stands once more under facets of its own, 10,000 further on. That
-- there are more than are counted is then seen from some of these.
insert into job_facets (facet, job_type, job_id, work_type, genders, skills, languages, ages, religions, places, pay,
  starts, verified)
select facet + 10000, job_type, job_id, work_type, genders, skills, languages, ages, religions, places, pay, starts,
  verified
from job_facets where right(job_id::text, 1) = '0';

insert into seeker_facets (facet, name_key, account_id, languages, skills, born, gender, religion, salary, places)
select facet + 10000, name_key, account_id, languages, skills, born, gender, religion, salary, places
from seeker_facets where right(account_id::text, 1) = '0';

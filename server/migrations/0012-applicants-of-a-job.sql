-- Who applied for a job, the newest first: a job that thousands want is read as fast as any other.
create index job_applications_job on job_applications (job_id, applied_at desc, id desc);

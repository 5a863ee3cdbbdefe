-- Who works on the queue: one row per running worker, renewed every few seconds. A worker whose row grows old is dead,
-- and what it had taken is given to the others.
create table worker_nodes (
  worker_id text primary key,
  seen_at timestamptz not null
);

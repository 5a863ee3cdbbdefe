-- Between a seeker and an employer, or between one of them and staff: then the other id is null. One for each pair.
create table conversations (
  id uuid primary key,
  seeker_id uuid references accounts (id) on delete cascade,
  employer_id uuid references accounts (id) on delete cascade,
  -- What it was last about. No foreign key: it would lock the job after the conversation, in the wrong order.
  job_id uuid,
  offer_id uuid,
  -- The number of its newest message; the lock on this row gives messages their order.
  last_number integer not null default 0 check (last_number >= 0),
  -- When the hire was confirmed: from then on nothing is masked.
  contact_shown_at timestamptz,
  created_at timestamptz not null default now(),
  unique nulls not distinct (seeker_id, employer_id),
  check (num_nonnulls(seeker_id, employer_id) > 0),
  check (contact_shown_at is null or num_nonnulls(seeker_id, employer_id) = 2)
);
create index conversations_employer on conversations (employer_id);

-- The state of a conversation for each of its two sides.
create table conversation_sides (
  conversation_id uuid not null references conversations (id) on delete cascade,
  party text not null check (party in ('seeker', 'employer', 'staff')),
  -- Null for staff, because anyone on the staff can answer.
  account_id uuid references accounts (id) on delete cascade,
  read_number integer not null default 0 check (read_number >= 0),
  unread integer not null default 0 check (unread >= 0),
  -- Time of the newest listed message; null while the conversation is not listed.
  listed_at timestamptz,
  -- Time of the oldest unread text that no mail was sent about.
  waiting_since timestamptz,
  -- This side has blocked the other.
  blocked_at timestamptz,
  -- Of both sides: when either has last written, read, blocked or unblocked.
  changed_at timestamptz not null default clock_timestamp(),
  primary key (conversation_id, party),
  check ((party = 'staff') = (account_id is null)),
  check (unread = 0 or listed_at is not null)
);
create index conversation_sides_listed on conversation_sides (account_id, listed_at desc) where listed_at is not null;
create index conversation_sides_staff on conversation_sides (listed_at desc) where party = 'staff' and listed_at is not null;
create index conversation_sides_changed on conversation_sides (account_id, changed_at);
create index conversation_sides_unread on conversation_sides (account_id) where unread > 0;
create index conversation_sides_waiting on conversation_sides (waiting_since) where waiting_since is not null;

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  number integer not null check (number > 0),
  party text not null check (party in ('seeker', 'employer', 'staff', 'system')),
  staff_id uuid references accounts (id) on delete set null,
  -- Given by the sender's browser, so that a message sent twice is stored once.
  client_id uuid,
  -- The parties for whom it counts as unread.
  notifies text[] not null check (notifies <@ array['seeker', 'employer', 'staff']),
  -- The original text; null in a note.
  body text check (length(body) between 1 and 2000),
  masked_body text,
  -- The masked text as searches compare it.
  search_text text,
  masking_version smallint not null default 0,
  doubtful boolean not null default false,
  asks_for_money boolean not null default false,
  money_reviewed_at timestamptz,
  -- What happened, with the names of the hiring graph; null in a text.
  note_subject text check (note_subject in ('application', 'offer', 'interview', 'placement')),
  note_transition text check (length(note_transition) between 1 and 20),
  note_reason text,
  job_id uuid,
  offer_id uuid,
  sent_at timestamptz not null default clock_timestamp(),
  unique (conversation_id, number),
  check (num_nonnulls(body, note_subject) = 1),
  check (num_nonnulls(body, masked_body, search_text) in (0, 3)),
  check (num_nonnulls(note_subject, note_transition) in (0, 2)),
  check (body is null or party <> 'system'),
  check (client_id is null or body is not null)
);
create unique index messages_client on messages (conversation_id, party, client_id) where client_id is not null;
create index messages_staff on messages (staff_id) where staff_id is not null;
create index messages_masking_version on messages (masking_version) where body is not null;
create index messages_doubtful on messages (id) where doubtful;
create index messages_money on messages (id) where asks_for_money and money_reviewed_at is null;

-- Hiring events that are not yet noted in a conversation. No foreign key, so that the task that notes them locks only
-- the conversation.
create table unnoted_hiring_events (event_id uuid primary key);

-- When an account was last mailed about unread messages.
create table message_mails (
  account_id uuid primary key references accounts (id) on delete cascade,
  mailed_at timestamptz not null default now()
);

-- Notes for earlier hiring events, marked as read by both sides.
insert into conversations (id, seeker_id, employer_id, created_at)
  select gen_random_uuid(), seeker_id, employer_id, min(happened_at) from (
    select application.seeker_id, job.employer_id, event.happened_at from hiring_events event
      join job_applications application on application.id = event.application_id
      join jobs job on job.id = application.job_id
    union all
    select offer.seeker_id, offer.employer_id, event.happened_at from hiring_events event
      join offers offer on offer.id = event.offer_id
  ) happened group by seeker_id, employer_id;
insert into messages (id, conversation_id, number, party, notifies, note_subject, note_transition, note_reason, job_id,
    offer_id, sent_at)
  select gen_random_uuid(), conversation.id,
    row_number() over (partition by conversation.id order by event.happened_at, event.id),
    event.party, '{}', event.subject, event.transition, event.reason, coalesce(application.job_id, offer.job_id),
    event.offer_id, event.happened_at
  from hiring_events event
    left join job_applications application on application.id = event.application_id
    left join jobs job on job.id = application.job_id
    left join offers offer on offer.id = event.offer_id
    join conversations conversation on conversation.seeker_id = coalesce(application.seeker_id, offer.seeker_id)
      and conversation.employer_id = coalesce(job.employer_id, offer.employer_id);
update conversations set
  last_number = newest.number,
  job_id = newest.job_id,
  offer_id = (select offer_id from messages where conversation_id = conversations.id and offer_id is not null
    order by number desc limit 1),
  contact_shown_at = (select min(hired_at) from placements
    where placements.seeker_id = conversations.seeker_id and placements.employer_id = conversations.employer_id)
  from (select distinct on (conversation_id) conversation_id, number, job_id from messages
    order by conversation_id, number desc) newest
  where newest.conversation_id = conversations.id;
insert into conversation_sides (conversation_id, party, account_id, read_number, listed_at)
  select conversation.id, side.party, side.account_id, conversation.last_number,
    -- An application alone is news to nobody, so the conversation is not listed yet.
    (select max(sent_at) from messages where conversation_id = conversation.id
      and (note_subject, note_transition) not in (('application', 'apply'), ('application', 'withdraw')))
  from conversations conversation cross join lateral
    (values ('seeker', conversation.seeker_id), ('employer', conversation.employer_id)) side (party, account_id);

alter table notice_stops
  drop constraint notice_stops_kind_check,
  add constraint notice_stops_kind_check check (kind in ('applications', 'interviews', 'offers', 'work', 'messages'));

-- Mails about documents and guarantors can be stopped by themselves.
alter table notice_stops
  drop constraint notice_stops_kind_check,
  add constraint notice_stops_kind_check
    check (kind in ('applications', 'interviews', 'offers', 'work', 'messages', 'documents'));

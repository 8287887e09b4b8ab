-- Up Migration

-- Which of an advertiser's bookings it never accepted is read from these alone, whatever it ever had.
create index reservation_host_not_standing on reservation (host_account_id) include (id) where state not in ('active', 'finished');
create index reservation_transition_accepted on reservation_transition (reservation_id) where to_state = 'active' or refund < paid;

-- Down Migration

drop index reservation_transition_accepted;
drop index reservation_host_not_standing;

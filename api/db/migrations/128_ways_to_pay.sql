-- Up Migration

alter type payment_method add value if not exists 'stc_pay';
comment on column payment.method is 'By what it was paid, as the gateway tells it';
comment on column payment.card_last4 is 'The last digits of the card, or of the wallet''s mobile number';

-- The time that something is held for goes by these two alone, whatever the gateway offers beside cards.
alter table reservation
  add constraint reservation_held_by_card_or_transfer check (method in ('card', 'bank_transfer'));
alter table purchase
  add constraint purchase_held_by_card_or_transfer check (method in ('card', 'bank_transfer'));

alter table sandbox_gateway.payment
  add column source_type text not null default 'creditcard',
  add column otp_token uuid,
  add constraint payment_source_known check (source_type in ('creditcard', 'stcpay')),
  add constraint payment_otp_of_wallet check ((source_type = 'stcpay') = (otp_token is not null));

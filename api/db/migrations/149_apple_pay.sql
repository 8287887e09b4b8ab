-- Up Migration

alter type payment_method add value if not exists 'apple_pay';

alter table sandbox_gateway.payment
  drop constraint payment_source_known,
  add constraint payment_source_known check (source_type in ('creditcard', 'stcpay', 'applepay'));

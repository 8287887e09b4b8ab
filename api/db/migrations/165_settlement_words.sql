-- Up Migration

alter type ledger_account add value if not exists 'gateway_fees';
alter type ledger_account add value if not exists 'input_tax';
alter type ledger_kind add value if not exists 'gateway_settlement';
alter type ledger_kind add value if not exists 'gateway_fee';
alter type ledger_kind add value if not exists 'gateway_fee_vat';

alter type money_case_kind add value if not exists 'settled_stranger';
alter type money_case_kind add value if not exists 'settled_otherwise';
alter type money_case_kind add value if not exists 'taken_back_otherwise';
alter type money_case_kind add value if not exists 'not_settled';
alter type money_case_kind add value if not exists 'settlement_sum';
alter type money_case_kind add value if not exists 'not_arrived';

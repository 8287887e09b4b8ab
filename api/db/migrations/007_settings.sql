-- Up Migration

insert into setting (key, type, value, source) values
  ('card_hold_seconds', 'seconds', '900', 'product: a card hold lasts 15 minutes'),
  ('quote_seconds', 'seconds', '900', 'product: a quote promises its price for 15 minutes'),
  ('hold_cooldown_seconds', 'seconds', '1800', 'product: no new hold on a unit for 30 minutes after a lapse'),
  ('max_open_holds', 'count', '3', 'product: at most 3 open holds per account'),
  ('vat_percent', 'percent', '15', 'VAT law, 15 % since July 2020'),
  ('rest_due_seconds', 'seconds', '172800', 'product: the rest is due 48 hours before arrival'),
  ('min_down_payment', 'halalas', '100', 'product: a down payment is at least 1 S.R'),
  ('code_life_seconds', 'seconds', '300', 'product: a sign-in code lives 5 minutes'),
  ('code_resend_seconds', 'seconds', '60', 'product: a code may be sent again after 60 seconds'),
  ('codes_per_phone_hour', 'count', '5', 'sign-in policy'),
  ('codes_per_phone_day', 'count', '10', 'sign-in policy'),
  ('codes_per_address_hour', 'count', '20', 'sign-in policy'),
  ('profile_seconds', 'seconds', '600', 'product: a proved challenge waits 10 minutes for the profile'),
  ('token_idle_seconds', 'seconds', '7776000', 'product: a token lives 90 days without use'),
  ('contacts_per_address_hour', 'count', '30', 'product: numbers are shown on tap, limited and counted'),
  ('site_title_ar', 'text', '"ديار"', 'site settings'),
  ('site_title_en', 'text', '"Diyar"', 'site settings'),
  ('site_desc_ar', 'text', '"ابحث عن شقة أو فيلا أو استراحة أو مكتب في مدن المملكة، واحجز بالساعة أو اليوم أو الشهر أو السنة بسعر واضح قبل الدفع."', 'site settings'),
  ('site_desc_en', 'text', '"Find apartments, villas, rest houses and offices across Saudi Arabia, and book by the hour, day, month or year at a price that is clear before you pay."', 'site settings'),
  ('site_keywords_ar', 'text', '"عقارات, إيجار, شقق, فلل, استراحات, مكاتب, حجز, الرياض, جدة, الدمام, السعودية"', 'site settings'),
  ('site_keywords_en', 'text', '"real estate, rent, apartments, villas, chalets, offices, booking, Riyadh, Jeddah, Dammam, Saudi Arabia"', 'site settings'),
  ('icon_browser', 'text', '"icon.svg"', 'site settings');

-- Down Migration
delete from setting;

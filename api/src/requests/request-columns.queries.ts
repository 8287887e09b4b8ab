import { sql } from 'kysely';

/** What a card of a request is made of: columns of statements that join `request`, `category` and `city` under these names. */
export const REQUEST_COLUMNS = sql`
  request.id, request.number, request.account_id, request.kind, request.purpose, request.title, request.description,
  request.lang, to_jsonb(category) as category, to_jsonb(city) as city,
  coalesce((select jsonb_agg(to_jsonb(district) order by district.id) from district
    where district.id = any(request.district_ids)), '[]') as districts,
  request.drawn, request.period, request.starts_on, request.ends_on, request.area_min, request.area_max, request.length,
  request.width, request.floors, request.price_min, request.price_max, request.by_phone, request.by_whatsapp, request.by_message,
  request.state, request.held_reason, request.views, request.published_at, request.expires_at,
  exists (select from account where account.id = request.account_id and account.suspended_at is not null) as suspended,
  (select count(*)::int from request_answer where request_answer.request_id = request.id) as answers`;

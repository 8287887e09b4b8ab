import { sql } from 'kysely';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { demoStayPhotoPrefix } from '../../receipts/demo-stay-photos.ts';

/** So many guests sent photos; each unit shows them at its newest evaluation that has words. */
const GUESTS = 24;

/** Puts photos at some public evaluations by guests, one or two each; answers how many photos. */
export async function seedEvaluationPhotos(tx: Tx): Promise<number> {
  const { rows } = await sql`
    with newest as (
      select distinct on (evaluation.unit_id) evaluation.id, evaluation.reservation_id, evaluation.author_account_id, evaluation.created_at
      from evaluation join ad on ad.unit_id = evaluation.unit_id and ad.state = 'published'
      where evaluation.side = 'guest' and evaluation.shown_at is not null and evaluation.comment is not null and evaluation.rate >= 4
      order by evaluation.unit_id, evaluation.created_at desc
    ), chosen as (select *, row_number() over (order by created_at desc, id) as place from newest order by created_at desc, id limit ${GUESTS})
    insert into evaluation_photo (reservation_id, account_id, file_key, created_at, evaluation_id, position)
    select reservation_id, author_account_id, ${demoStayPhotoPrefix} || place || '-' || nth || '.webp', created_at, id, nth
    from chosen cross join generate_series(1, 1 + place % 2) nth
    returning id`.execute(tx);
  return rows.length;
}

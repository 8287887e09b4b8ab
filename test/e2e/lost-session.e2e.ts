import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { storedKeys } from '../helpers/signing-in.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const TYPED = { ar: ['شقة في ملق', 'شقة في الملق'], en: ['flat in malq', 'flat in al malq'] };

const ASKED_AT_THE_START = [
  '/api/v1/favourites/ids',
  '/api/v1/user/settings/general',
  '/api/v1/user/settings/search_data',
];

for (const lang of LANGS.filter(triesMechanicsIn)) {
  const t = wordsOf(lang);

  test(`a token that ended elsewhere ends the session at the next call, and the site goes on (${lang})`, async ({
    visit,
    db,
  }) => {
    await buildListing(db);
    const person = await buildPerson(db);
    const page = await visit({ as: person });
    const refused: string[] = [];
    const answered: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      answered.push(pathname);
      if (answer.status() === 401) refused.push(pathname);
    });
    await page.goto(at(lang, '/'));
    await expect.poll(async () => (await storedKeys(page)).userData).not.toBeNull();
    // What a page asks for by itself comes before its token ends.
    await expect.poll(() => answered).toEqual(expect.arrayContaining(ASKED_AT_THE_START));
    await page.waitForLoadState('networkidle');
    await db
      .updateTable('access_token')
      .set({ revoked_at: new Date() })
      .where('person_id', '=', person.personId)
      .execute();

    const field = page.getByLabel(t('results.form.q')).filter({ visible: true });
    await field.focus();
    await field.pressSequentially(TYPED[lang][0] ?? '');
    await expect(page.getByText(t('errors.invalid_token'))).toBeVisible();
    expect(await storedKeys(page)).toEqual({ user_token: null, user_type: null, userData: null });
    // The stream of what is live ends with its token: what is refused first is its ticket, or what was typed.
    const first = new Set(refused);
    expect(first.size).toBeGreaterThan(0);
    first.delete('/api/v1/live/tickets');
    first.delete('/api/v1/search_suggestions');
    expect(first).toEqual(new Set());

    const before = refused.length;
    await field.fill(TYPED[lang][1] ?? '');
    await expect(page.getByRole('listbox', { name: t('suggestions.label') })).toBeVisible();
    expect(refused).toHaveLength(before);
    await expect(page).toHaveURL(at(lang, '/'));
  });
}

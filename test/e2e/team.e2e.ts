import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { buildMember } from '../../api/src/testing/team.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { createAccount, enterCode, newPhone, storedKeys } from '../helpers/signing-in.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const width = lang === 'ar' ? 390 : 1440;

  test(`a member joins on another phone, publishes an ad under their own name, and is removed (${lang})`, async ({
    visit,
    db,
  }) => {
    const { host, adNumber } = await buildListing(db, {
      property: { mortgaged: false, disputed: false, unregistered_rights: false },
      unit: { photos: 4 },
      ad: { state: 'hidden' },
    });
    const [phone, name] = [newPhone(), 'ريم العتيبي'];
    const atOwner = await visit({ as: host, width });
    await atOwner.goto(at(lang, '/dashboard/team'));
    await atOwner.getByRole('button', { name: t('team.invite.act'), exact: true }).click();
    await expect(atOwner.getByText(t('rules.phone_required'))).toBeVisible();
    await expect(atOwner.getByText(t('rules.team_role_required'))).toBeVisible();
    await atOwner.getByLabel(t('team.invite.phone')).fill(phone);
    await atOwner.getByRole('radio', { name: t('teamWords.roles.editor') }).check();
    await atOwner.getByRole('button', { name: t('team.invite.act'), exact: true }).click();
    await expect(atOwner.getByText(t('team.states.invited'))).toBeVisible();

    const atMember = await visit({ width });
    await atMember.goto(at(lang, '/sign-in'));
    await enterCode(atMember, t, phone);
    await createAccount(atMember, t, { kind: 'ordinary', name });
    await expect(atMember.getByRole('heading', { name: t('team.invitation.list') })).toBeVisible();
    expect(await accessFaults(atMember)).toEqual([]);
    await atMember.getByRole('button', { name: t('team.invitation.accept') }).click();
    await expect(atMember).toHaveURL(at(lang, '/dashboard/home'));
    // The owner's page has heard of it.
    await expect(atOwner.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await expect(atOwner.getByText(t('team.states.invited'))).toHaveCount(0);
    expect(await accessFaults(atOwner)).toEqual([]);

    await atMember.goto(at(lang, `/host/ads/${adNumber}`));
    await atMember.getByRole('button', { name: t('ownAds.publish'), exact: true }).click();
    const dialog = atMember.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('ownAds.publish'), exact: true }).click();
    await expect(atMember.getByRole('button', { name: t('ownAds.hide'), exact: true })).toBeVisible();
    await expect(atMember.getByRole('button', { name: t('ownAds.remove'), exact: true })).toHaveCount(0);
    const owner = await visit({ as: host, width });
    await owner.goto(at(lang, `/host/ads/${adNumber}`));
    await expect(owner.getByText(`${name} ·`)).toBeVisible();

    await atOwner.getByRole('button', { name: `${t('team.remove.act')} ${name}` }).click();
    const asking = atOwner.getByRole('dialog');
    await asking.getByRole('button', { name: t('team.remove.act'), exact: true }).click();
    await expect(atOwner.getByText(t('team.remove.done'))).toBeVisible();
    // Nothing is pressed on the other phone.
    await expect(atMember.getByText(t('team.removedNotice', { name: 'مؤسسة دار السكن' }))).toBeVisible();
    await expect(atMember).toHaveURL(at(lang, '/'));
    expect(await storedKeys(atMember)).toEqual({ user_token: null, user_type: null, userData: null });
  });
}

test('a viewer sees everything, presses nothing, and is told why', async ({ visit, db }) => {
  const t = wordsOf('ar');
  const { host, propertyId, unitId } = await buildListing(db);
  const viewer = await buildMember(db, host, 'viewer');
  const editor = await buildMember(db, host, 'editor');
  const as = (token: string) => ({ token, actor: { kind: 'business' as const } });
  const page = await visit({ as: as(viewer.token), width: 390 });
  await page.goto(`/dashboard/properties/${propertyId}`);
  await expect(page.getByText(t('dashboard.properties.viewerOnly'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('dashboard.properties.editUnit') })).toHaveCount(0);
  await page.goto('/dashboard/team');
  await expect(page.getByText(t('team.onlyManagers'))).toBeVisible();
  await expect(page.getByLabel(t('team.invite.phone'))).toHaveCount(0);

  const edits = await visit({ as: as(editor.token), width: 1440 });
  await edits.goto(`/addunit/${propertyId}/${unitId}`);
  await expect(edits.getByText(t('wizard.editing.pricesOfManagers'))).toHaveCount(3);
});

import type { AdLicence } from '@diyar/contract/supply/host-licences';
import type { FormEvent } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LicenceNumberField } from './licence-number-field.tsx';
import { useLicenceCheck } from './use-licence-check.ts';

/** Asks for a licence's number, and of individuals for their identity number, and checks it with the authority. */
export function LicenceForm(props: {
  adId: string;
  licence: AdLicence;
  /** Typed already, in the wizard or at an earlier check. */
  first: string;
  onChecked: () => void;
}) {
  const t = useTranslations('licences');
  const lang = useLang();
  const form = useLicenceCheck(props.adId, props.first, props.onChecked);
  // An account's identity number is its owner's to keep; a profile kept by an earlier release says no role.
  const isOwner = (useSession().user?.role ?? 'owner') === 'owner';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-4">
      <LicenceNumberField value={form.number} onChange={form.setNumber} error={form.errors.number} />
      {props.licence.proof === 'identity' ? (
        <TextField
          label={t('identity')}
          hint={t('identityHint')}
          value={form.identity}
          onChange={form.setIdentity}
          error={form.errors.identity}
          ltr
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
      ) : (
        <p className="text-sm text-soft">{t('registrationHint')}</p>
      )}
      {form.isIdentityMissing && isOwner ? (
        <div>
          <Button kind="secondary" pending={form.isPending} onClick={form.saveIdentity}>
            {t('saveAndCheck')}
          </Button>
        </div>
      ) : null}
      {form.isIdentityMissing && !isOwner ? (
        <Link to={paths(lang).myInfo()} className={`${buttonLook('secondary')} justify-self-start`}>
          {t('saveIdentity')}
        </Link>
      ) : null}
      {form.refusal === undefined ? null : (
        <div role="alert">
          <Notice tone="danger" icon="warning">
            {form.refusal}
          </Notice>
        </div>
      )}
      <div>
        <Button type="submit" pending={form.isPending}>
          {t('check')}
        </Button>
      </div>
    </form>
  );
}

import type { ConsoleOffice } from '@diyar/contract/people/offices';
import { dateText, dateTimeText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** What the register, the national sign-on and the authority say, beside what the account says of itself. */
export function OfficeEvidence({ office }: { office: ConsoleOffice }) {
  return (
    <>
      <Register office={office} />
      <Owner office={office} />
      <Broker office={office} />
      <Account office={office} />
      <Others office={office} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{title}</h3>
      {children}
    </section>
  );
}

/** What comparing found: it speaks for the office, or wants a look. */
function Finding({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <p className={`flex items-center gap-2 text-sm ${isGood ? 'text-primary' : 'text-warning'}`}>
      <Icon name={isGood ? 'check' : 'warning'} className="size-4 shrink-0" />
      {children}
    </p>
  );
}

function Facts({ facts }: { facts: readonly { name: string; value: string | null; isCode?: true }[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {facts.map(({ name, value, isCode }) =>
        value === null ? null : (
          <div key={name} className="grid">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 break-words">
              <bdi dir={isCode === true ? 'ltr' : undefined} className={isCode === true ? 'tabular' : ''}>
                {value}
              </bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Register({ office: { register, name_agrees } }: { office: ConsoleOffice }) {
  const t = useTranslations('consoleOffices');
  const { registration, national_number, name, city, issued_on, activities, checked_at } = register;
  return (
    <Part title={t('register')}>
      <Facts
        facts={[
          { name: t('registerName'), value: name },
          { name: t('registration'), value: registration, isCode: true },
          { name: t('nationalNumber'), value: national_number, isCode: true },
          { name: t('city'), value: city },
          { name: t('issuedOn'), value: issued_on, isCode: true },
          { name: t('activities'), value: activities.length === 0 ? null : activities.join('، ') },
          { name: t('checkedAt'), value: dateTimeText(checked_at), isCode: true },
        ]}
      />
      <Finding isGood={name_agrees}>{t(name_agrees ? 'nameAgrees' : 'nameDiffers')}</Finding>
    </Part>
  );
}

function Owner({ office: { owner, register } }: { office: ConsoleOffice }) {
  const t = useTranslations('consoleOffices');
  const { owner_listed: isListed } = register;
  const listed = isListed === null ? 'unknown' : isListed ? 'yes' : 'no';
  return (
    <Part title={t('owner')}>
      <p className="text-sm">
        {owner.verified_at === null
          ? t('ownerUnverified')
          : t('ownerVerified', {
              date: ltrText(dateText(owner.verified_at)),
              last: ltrText(owner.last4 ?? ''),
            })}
      </p>
      <Finding isGood={listed === 'yes'}>{t(`listed.${listed}`)}</Finding>
    </Part>
  );
}

function Broker({ office: { broker, licences_named: named } }: { office: ConsoleOffice }) {
  const t = useTranslations('consoleOffices');
  return (
    <Part title={t('broker')}>
      {broker === null ? (
        <p className="text-sm">{t('noBroker')}</p>
      ) : (
        <p className="flex flex-wrap gap-x-3 text-sm">
          <bdi dir="ltr" className="tabular font-bold">
            {broker.number}
          </bdi>
          <span>{t('brokerEnds', { date: ltrText(broker.expires_on) })}</span>
        </p>
      )}
      <p className="text-sm text-soft">{t(named.length === 0 ? 'namedNone' : 'named')}</p>
      <ul className="grid gap-1 empty:hidden">
        {named.map(({ fal_number, licences }) => (
          <li key={fal_number} className="flex flex-wrap items-center gap-2 text-sm">
            <bdi dir="ltr" className="tabular">
              {fal_number}
            </bdi>
            <span className="text-soft">{t('namedIn', { count: licences })}</span>
            {broker === null ? null : (
              <Badge tone={fal_number === broker.number ? 'primary' : 'warning'}>
                {t(fal_number === broker.number ? 'namedSame' : 'namedOther')}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Account({ office: { account } }: { office: ConsoleOffice }) {
  const t = useTranslations('consoleOffices');
  const to = paths(useLang());
  return (
    <Part title={t('account')}>
      <a href={to.profile(account.id)} className="text-sm text-primary hover:underline">
        {t('accountNumber', { number: ltrText(account.id) })}
      </a>
      <Facts
        facts={[
          { name: t('legalName'), value: account.legal_name },
          { name: t('phone'), value: account.phone, isCode: true },
          { name: t('joined'), value: dateText(account.created_at), isCode: true },
          { name: t('ads'), value: t('adsCount', { count: account.ads }) },
        ]}
      />
    </Part>
  );
}

/** Other accounts with these numbers, and what was decided of this one before. */
function Others({ office: { same_numbers, before } }: { office: ConsoleOffice }) {
  const t = useTranslations('consoleOffices');
  const to = paths(useLang());
  return (
    <>
      {same_numbers.length === 0 ? null : (
        <Part title={t('same')}>
          <ul className="grid gap-1 text-sm">
            {same_numbers.map(({ id, name }) => (
              <li key={id}>
                <a href={to.profile(id)} className="text-primary hover:underline">
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {before.length === 0 ? null : (
        <Part title={t('before')}>
          <ul className="grid gap-2 text-sm">
            {before.map(({ state, decided_at, reason }) => (
              <li key={decided_at} className="grid gap-1">
                <span className="flex flex-wrap items-center gap-2">
                  <Badge>{t(`states.${state}`)}</Badge>
                  <bdi dir="ltr" className="tabular text-soft">
                    {dateText(decided_at)}
                  </bdi>
                </span>
                {reason === null ? null : <bdi>{reason}</bdi>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

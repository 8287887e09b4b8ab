import { useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { Link } from '../rendering/link.tsx';
import { paths } from '../site/paths.ts';
import { requestPaths } from '../site/request-paths.ts';
import { useSite } from '../site/site-data.ts';
import { supplyPaths } from '../site/supply-paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Logo } from './logo.tsx';

/** The largest cities, by the slugs of the catalogue. */
const CITIES = ['riyadh', 'jeddah', 'makkah', 'madinah', 'dammam', 'khobar', 'taif', 'abha'] as const;

/** Links by what people come for, only to pages that exist; who runs the site, and how it is paid for. */
export function FooterColumns() {
  const t = useTranslations();
  return (
    <>
      <nav
        aria-label={t('footer.nav')}
        className="grid grid-cols-2 gap-x-6 gap-y-5 md:gap-y-8 md:grid-cols-4 lg:grid-cols-[1.5fr_repeat(5,1fr)]"
      >
        <div className="col-span-full grid content-start gap-3 max-md:hidden lg:col-span-1">
          <Logo name={t('common.appName')} />
          <p className="max-w-sm text-sm text-soft">{t('footer.tagline')}</p>
        </div>
        <Columns />
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-5">
        <Company />
        <PayBy />
      </div>
    </>
  );
}

/** What people come for, column by column. */
function Columns() {
  const t = useTranslations('footer');
  const lang = useLang();
  const to = paths(lang);
  const { addProperty } = supplyPaths(lang);
  return (
    <>
      <Column
        title={t('find')}
        isHigh
        links={[
          [to.results(), t('deals')],
          [to.results({ purpose: 'rent' }), t('rent')],
          [to.results({ purpose: 'sale' }), t('sale')],
          [to.map(), t('map')],
          [requestPaths(lang).requests(), t('requests')],
        ]}
      />
      <Column
        title={t('list')}
        links={[
          [addProperty(), t('addProperty')],
          [to.page('business'), t('business')],
          [to.verified(), t('verified')],
        ]}
      />
      <Column
        title={t('helping')}
        links={[
          [to.page('help'), t('help')],
          [to.contact(), t('contact')],
        ]}
      />
      <Column
        title={t('company')}
        links={[
          [to.page('about'), t('about')],
          [to.terms(), t('terms')],
          [to.serviceAgreement(), t('serviceAgreement')],
          [to.page('privacy-policy'), t('privacy')],
        ]}
      />
      <Cities />
    </>
  );
}

function Cities() {
  const t = useTranslations('footer');
  const to = paths(useLang());
  return (
    <Column
      title={t('citiesTitle')}
      isShort
      links={CITIES.map((city) => [to.results({ city }), t(`cities.${city}`)] as const)}
    />
  );
}

function Column(props: {
  title: string;
  links: readonly (readonly [address: string, text: string])[];
  /** On a phone, beside two others that stand above each other. */
  isHigh?: boolean;
  /** Short words, which stand side by side on a phone. */
  isShort?: boolean;
}) {
  return (
    <div className={props.isHigh ? 'max-md:row-span-2' : ''}>
      <p className="mb-1 font-bold">{props.title}</p>
      <ul className={props.isShort ? 'max-md:flex max-md:flex-wrap max-md:gap-x-5' : ''}>
        {props.links.map(([address, text]) => (
          <li key={address}>
            <Link
              to={address}
              className="inline-flex min-h-9 min-w-6 items-center text-sm text-soft hover:text-ink hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The legal identity, as operators told it. */
function Company() {
  const t = useTranslations('footer');
  const company = useSite()?.company?.[useLang()];
  if (!company) return <p className="text-xs text-soft">{t('rightsShort')}</p>;
  return (
    <div className="grid gap-0.5 text-xs text-soft">
      <p>{t('rights', { name: company.name })}</p>
      <p className="flex flex-wrap gap-x-4">
        <span>
          {t('registration')} <bdi className="tabular">{company.commercial_registration}</bdi>
        </span>
        <span>
          {t('vat')} <bdi className="tabular">{company.vat_number}</bdi>
        </span>
        <span>{company.address}</span>
      </p>
    </div>
  );
}

function PayBy() {
  const t = useTranslations('footer');
  return (
    <p className="flex items-center gap-2">
      <span className="text-xs text-soft">{t('payBy')}</span>
      <BrandMark brand="mada" />
      <BrandMark brand="visa" />
      <BrandMark brand="mastercard" />
    </p>
  );
}

import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';

/** The wider searches a landing page stands in. */
export function LandingTrail({ steps }: { steps: readonly { name: string; address: string }[] }) {
  const t = useTranslations('common');
  const items = steps.map(({ name, address }) => ({
    key: address,
    link: (
      <Link to={address} className="hover:underline">
        {name}
      </Link>
    ),
  }));
  return <Breadcrumbs label={t('breadcrumbs')} items={items} />;
}

import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useReader } from '../../session/reader.ts';
import { ServerState } from '../../session/server-state.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { PanelLink } from './panel-link.tsx';

/** My ads, or the way to begin for who has none; nothing for who may not advertise. Also on pages that ask nothing of one person. */
export function SupplyLink(props: { onDone: () => void }) {
  const isOfPerson = useContext(QueryClientContext) !== undefined;
  return isOfPerson ? (
    <ReaderLink {...props} />
  ) : (
    <ServerState>
      <ReaderLink {...props} />
    </ServerState>
  );
}

/** Its place stays empty until it is known who reads. */
function ReaderLink({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const to = supplyPaths(useLang());
  const reader = useReader();
  if (reader === undefined) return <div className="min-h-11" />;
  if (reader === null || reader === 'guest') return null;
  return reader === 'seeker' ? (
    <PanelLink path={to.addProperty()} icon="building" name={t('shell.listYours')} onDone={onDone} />
  ) : (
    <PanelLink path={to.properties()} icon="home" name={t('accountPanel.ownAds')} onDone={onDone} />
  );
}

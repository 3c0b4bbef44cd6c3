import { useEffect, useRef } from 'react';
import { lookingGlassApi } from '@/api/system-settings/looking-glass';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useOffers } from '@/ui/data/use-offers';
import { useMaySee } from '../screen-link/screen-link';
import '@/ui/page/tabs.css';
import './node-screens.css';

const LIST = '/system_settings/node_access_management/business_node_management';

export type NodeScreen = 'config' | 'network' | 'monitor' | 'glass';

interface Props {
  id: string;
  current: NodeScreen;
}

/** The screens of one business node, each where the account may open it and the gateway has it; the one that is open is marked. */
export function NodeScreens({ id, current }: Props) {
  const t = useT();
  const maySee = useMaySee();
  const offers = useOffers();
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls: the open one is in sight.
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not give back.
    row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, []);
  const screens = [
    { key: 'config', label: t('businessNode.toConfig'), href: to(`${LIST}/basic_config`, { id }) },
    { key: 'network', label: t('businessNode.network'), href: to(`${LIST}/:id/network`, { id }) },
    { key: 'monitor', label: t('businessNode.toMonitor'), href: to(`${LIST}/resource_service_monitor`, { id }) },
    ...(offers(lookingGlassApi.getRouteCounts)
      ? [{ key: 'glass', label: t('glass.title'), href: to(`${LIST}/:id/looking_glass`, { id }) }]
      : []),
  ];
  return (
    <nav ref={row} className="url-tabs node-screens" aria-label={t('businessNode.screens')}>
      {screens
        .filter(({ href }) => maySee(href))
        .map(({ key, label, href }) => (
          <Link key={key} to={href} {...(key === current && { 'aria-current': 'page' })}>
            {label}
          </Link>
        ))}
    </nav>
  );
}

import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { Card } from './card';
import { CardBoundary } from './card-boundary';
import { DetectionBoxes } from './detection-boxes';
import { FirstSteps } from './first-steps';
import { LatestDocuments } from './latest-documents';
import { LatestMessages } from './latest-messages';
import { Organizations } from './organizations';
import { ServiceCards } from './service-cards';
import { TopThreats } from './top-threats';
import { AlertCharts, ResolutionChart } from './trends';
import './later.css';

/** Everything below the figures: charts, threats and services; messages, documents and organizations; detection at the side. */
export default function Later() {
  const t = useT();
  const all = (to: string) => (
    <ScreenLink to={to} isOptional>
      {t('home.all')}
    </ScreenLink>
  );
  return (
    <>
      <div className="home-main">
        <CardBoundary>
          <FirstSteps />
        </CardBoundary>
        <Card title={t('home.resolution')} isFolded>
          <ResolutionChart />
        </Card>
        <Card title={t('home.trends')}>
          <AlertCharts />
        </Card>
        <Card title={t('home.services')} anchor="home-services" isFolded>
          <ServiceCards />
        </Card>
      </div>
      <aside className="home-side" aria-label={t('home.side')}>
        <Card title={t('home.detection')} isFolded>
          <DetectionBoxes />
        </Card>
        <Card title={t('home.threats')}>
          <TopThreats />
        </Card>
        <Card title={t('home.messages')} more={all('/message/all')}>
          <LatestMessages />
        </Card>
        <Card title={t('home.documents')} isFolded more={all('/help_doc/list')}>
          <LatestDocuments />
        </Card>
        <Card title={t('home.organizations')} isFolded more={all('/business_account/organization_management')}>
          <Organizations />
        </Card>
      </aside>
    </>
  );
}

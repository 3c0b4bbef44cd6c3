import { contactApi } from '@/api/message/contact';
import { robotApi } from '@/api/message/robot';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { usePanel } from '@/ui/page/use-panel';
import { useQuery } from '@/ui/page/use-query';
import { Contacts } from './contacts';
import { RobotPlace } from './robot-place';
import { Robots } from './robots';

/** Who and what can be told something: people, and the robots of two services, each in a tab of its own. */
export default function ContactList() {
  const t = useT();
  const can = useCan();
  const [query] = useQuery();
  const panel = usePanel();
  const tab = query.get('tab');
  const isPlaced = tab !== 'robot';
  const isRobot = tab === 'dingtalk' || tab === 'enterprise';
  const create = (
    <ActionButton
      type="primary"
      permit={isRobot ? can(robotApi.add) : can(contactApi.add)}
      onClick={() => panel.open('create')}
    >
      {isRobot ? t('robot.create') : t('receiver.create')}
    </ActionButton>
  );
  const actions = (
    <>
      {!isRobot && (
        <ActionButton permit={can(contactApi.import)} onClick={() => panel.open('import')}>
          {t('receiver.import')}
        </ActionButton>
      )}
      {create}
    </>
  );
  return (
    <Screen title={t('receiver.title')} actions={isPlaced && actions}>
      {isPlaced ? (
        <UrlTabs
          areSeparate
          tabs={[
            { key: 'contacts', label: t('receiver.tab'), content: <Contacts create={create} /> },
            { key: 'dingtalk', label: t('robot.dingtalk'), content: <Robots type="dingtalk" create={create} /> },
            { key: 'enterprise', label: t('robot.enterprise'), content: <Robots type="enterprise" create={create} /> },
          ]}
        />
      ) : (
        <RobotPlace id={query.get('item') ?? ''} />
      )}
    </Screen>
  );
}

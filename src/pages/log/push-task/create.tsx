import { pushTaskApi, pushTaskInput } from '@/api/log/push-task';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { FormPage } from '@/ui/form/form-page';
import { useQuery } from '@/ui/page/use-query';
import { PushTaskFields } from './fields';

/** Where syslog over UDP is expected (RFC 5426). */
const SYSLOG_PORT = 514;

const INITIAL = {
  callback: { kind: 'callback', modules: [], tags: [], method: 'POST' },
  syslog: {
    kind: 'syslog',
    modules: [],
    tags: [],
    protocol: 'udp',
    port: SYSLOG_PORT,
    format: 'rfc5424',
    tag: 'clouddns',
  },
} as const;

export default function CreatePushTask() {
  const t = useT();
  const can = useCan();
  const [query] = useQuery();
  const kind = query.get('kind') === 'syslog' ? 'syslog' : 'callback';
  const { modules, tags, ...initial } = INITIAL[kind];
  return (
    <FormPage
      key={kind}
      name={`pushTaskCreate:${kind}`}
      title={t('pushTask.createTitle')}
      note={t(kind === 'syslog' ? 'pushTask.syslogNote' : 'pushTask.callbackNote')}
      schema={pushTaskInput}
      initial={{ ...initial, modules: [...modules], tags: [...tags] }}
      back={to('/log/push_management', { tab: kind === 'syslog' ? kind : undefined })}
      submitText={t('pushTask.create')}
      permit={can(pushTaskApi.add)}
      success={({ name }) => t('pushTask.created', { name })}
      onSubmit={(input) => pushTaskApi.add(input)}
    >
      <PushTaskFields kind={kind} />
    </FormPage>
  );
}

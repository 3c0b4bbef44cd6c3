import { Input, Radio } from 'antd';
import { SECURITY_LEVELS } from '@/components/network-sections/snmp';
import { type HeldSecrets, type SnmpSecret, snmpInput } from '@/domain/net/snmp/schema';
import { useT } from '@/i18n/use-t';
import { SecretInput } from '@/ui/feedback/secret-input';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { optionsOf } from '@/ui/list/options';

const { Field, useValue } = formOf(snmpInput);

interface AlgorithmProps {
  name: 'authAlgorithm' | 'privAlgorithm';
  label: string;
  choice: readonly string[];
}

/** One of two algorithms; the weak one stays for devices that know no other. */
function Algorithm({ name, label, choice }: AlgorithmProps) {
  return (
    <Field name={name} label={label}>
      <Radio.Group options={choice.map((value) => ({ value, label: value }))} />
    </Field>
  );
}

const passwordHelp = (held: HeldSecrets, field: SnmpSecret) =>
  held.fields.includes(field) ? 'snmp.passwordKept' : 'snmp.passwordHelp';

function UserFields({ held }: { held: HeldSecrets }) {
  const t = useT();
  const level = useValue('level');
  return (
    <>
      <Field name="user" label={t('snmp.user')}>
        <Input dir="ltr" spellCheck={false} autoComplete="off" />
      </Field>
      <Field name="level" label={t('snmp.level')}>
        <Choice options={optionsOf(t, SECURITY_LEVELS)} />
      </Field>
      {(level === 'authNoPriv' || level === 'authPriv') && (
        <>
          <Algorithm name="authAlgorithm" label={t('snmp.authAlgorithm')} choice={['SHA', 'MD5']} />
          <Field
            name="authPassword"
            label={t('snmp.authPassword')}
            help={t(passwordHelp(held, 'authPassword'))}
            dependencies={['authAlgorithm']}
          >
            <SecretInput autoComplete="new-password" />
          </Field>
        </>
      )}
      {level === 'authPriv' && (
        <>
          <Algorithm name="privAlgorithm" label={t('snmp.privAlgorithm')} choice={['AES', 'DES']} />
          <Field
            name="privPassword"
            label={t('snmp.privPassword')}
            help={t(passwordHelp(held, 'privPassword'))}
            dependencies={['authAlgorithm', 'privAlgorithm']}
          >
            <SecretInput autoComplete="new-password" />
          </Field>
        </>
      )}
    </>
  );
}

/** What every scanner tries first; once it is saved nobody can tell any more. */
const GUESSED = ['public', 'private'];

function CommunityField({ held }: { held: HeldSecrets }) {
  const t = useT();
  const community = useValue('community');
  const isGuessed = typeof community === 'string' && GUESSED.includes(community.toLowerCase());
  return (
    <>
      <Field name="community" label={t('snmp.community')} help={held.fields.includes('community') && t('snmp.keep')}>
        <SecretInput autoComplete="off" />
      </Field>
      <p className="network-warning" role="status">
        {isGuessed && t('snmp.guessed')}
      </p>
    </>
  );
}

/** The fields of the chosen version and level, and no others. */
export function SnmpFields({ held }: { held: HeldSecrets }) {
  const t = useT();
  const version = useValue('version');
  if (version === 'off' || version === undefined) return null;
  return (
    <>
      <Field name="port" label={t('snmp.port')}>
        <Input inputMode="numeric" />
      </Field>
      {version === 'v3' ? <UserFields held={held} /> : <CommunityField held={held} />}
    </>
  );
}

import { Form, Input, Modal, Radio } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { type ProofMethod, sensitiveApi } from '@/api/session/sensitive';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import type { Challenge } from '@/session/sensitive';
import { useReport } from '@/ui/feedback/report';
import { SecretInput } from '@/ui/feedback/secret-input';
import { useClosing } from '@/ui/feedback/use-closing';
import { SendCode } from '@/ui/form/code-field';

const METHODS: Record<ProofMethod, MessageId> = {
  password: 'confirm.password',
  phone: 'sensitive.phone',
  email: 'sensitive.email',
};

/** The header's dialog for 40114: prove who you are; a wrong password stays here, Cancel changes nothing. */
export default function SensitiveDialog({ challenge }: { challenge: Challenge }) {
  const t = useT();
  const report = useReport();
  const [form] = Form.useForm<{ value: string }>();
  const [isBusy, setBusy] = useState(false);
  const { methods } = challenge;
  const proof = useRef<string | null>(null);
  const [isOpen, close] = useClosing(useCallback(() => challenge.answer(proof.current), [challenge]));
  const [method, setMethod] = useState<ProofMethod>(
    methods.includes('password') ? 'password' : (methods[0] ?? 'password'),
  );
  const [sentTo, setSentTo] = useState<string | null>(null);
  const label = method === 'password' ? t('confirm.password') : t('code.label');
  const choose = (next: ProofMethod) => {
    form.resetFields(['value']);
    setSentTo(null);
    setMethod(next);
  };

  const isTaken = useRef(false);
  const verify = async ({ value }: { value: string }) => {
    if (isTaken.current) return;
    isTaken.current = true;
    setBusy(true);
    try {
      const { ticket } = await sensitiveApi.verify({ method, value });
      proof.current = ticket;
      close();
    } catch (thrown) {
      isTaken.current = false;
      const text = failureOf(thrown).fields.value ?? report.own(thrown);
      if (text) form.setFields([{ name: 'value', errors: [text] }]);
      form.getFieldInstance('value')?.focus();
      setBusy(false);
    }
  };

  return (
    <Modal
      open={isOpen}
      title={t('sensitive.title')}
      okText={t('sensitive.verify')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: isBusy, htmlType: 'submit', form: 'sensitive' }}
      mask={{ closable: false }}
      onCancel={close}
      width={480}
    >
      <p>{t('sensitive.text')}</p>
      <Form id="sensitive" name="sensitive" form={form} layout="vertical" onFinish={(values) => void verify(values)}>
        {methods.length > 1 && (
          <Form.Item label={t('sensitive.method')}>
            <Radio.Group
              aria-label={t('sensitive.method')}
              value={method}
              onChange={(event) => choose(event.target.value)}
              options={methods.map((one) => ({ value: one, label: t(METHODS[one]) }))}
            />
          </Form.Item>
        )}
        <Form.Item
          key={method}
          name="value"
          label={label}
          extra={sentTo && t('sensitive.sentTo', { target: sentTo })}
          rules={[{ required: true, message: t('rule.required', { label }) }]}
        >
          {method === 'password' ? (
            <SecretInput autoComplete="current-password" maxLength={64} autoFocus />
          ) : (
            <Input
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={8}
              autoFocus
              dir="ltr"
              suffix={
                <SendCode
                  purpose={`sensitive.${method}`}
                  send={async () => {
                    const sent = await sensitiveApi.sendCode({ method });
                    setSentTo(sent.target);
                    return sent;
                  }}
                />
              }
            />
          )}
        </Form.Item>
      </Form>
    </Modal>
  );
}

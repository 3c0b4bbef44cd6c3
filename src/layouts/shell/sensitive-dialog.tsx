import { Form, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import { sensitiveApi } from '@/api/session/sensitive';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import type { Challenge } from '@/session/sensitive';
import { useReport } from '@/ui/report';
import { SecretInput } from '@/ui/secret-input';

/** The header's dialog for 40114: prove who you are; a wrong password stays here, Cancel changes nothing (decision 11). */
export default function SensitiveDialog({ challenge, onClose }: { challenge: Challenge; onClose: () => void }) {
  const t = useT();
  const report = useReport();
  const [form] = Form.useForm<{ value: string }>();
  const [isBusy, setBusy] = useState(false);
  const method = challenge.methods[0] ?? 'password';
  const label = method === 'password' ? t('confirm.password') : t('sensitive.code');

  const isTaken = useRef(false);
  const verify = async ({ value }: { value: string }) => {
    if (isTaken.current) return;
    isTaken.current = true;
    setBusy(true);
    try {
      const { ticket } = await sensitiveApi.verify({ method, value });
      challenge.answer(ticket);
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
      open
      title={t('sensitive.title')}
      okText={t('sensitive.verify')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: isBusy, htmlType: 'submit', form: 'sensitive' }}
      mask={{ closable: false }}
      onCancel={onClose}
      width={420}
    >
      <p>{t('sensitive.text')}</p>
      <Form id="sensitive" name="sensitive" form={form} layout="vertical" onFinish={(values) => void verify(values)}>
        <Form.Item name="value" label={label} rules={[{ required: true, message: t('rule.required', { label }) }]}>
          {method === 'password' ? (
            <SecretInput autoComplete="current-password" maxLength={64} autoFocus />
          ) : (
            <Input autoComplete="one-time-code" inputMode="numeric" maxLength={8} autoFocus />
          )}
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { useState } from 'react';
import type * as z from 'zod';
import { accountLine, MAX_ACCOUNT_IMPORT, subAccountApi } from '@/api/business-account/sub-account';
import { CsvImport } from '@/components/csv-import/csv-import';
import type { CsvKind } from '@/components/csv-import/model';
import { useT } from '@/i18n/use-t';
import { ShownOnce } from '@/ui/feedback/shown-once';
import { examineAccounts } from './examine-accounts';
import { accountMaker, type Made } from './make-account';
import { lineResolver } from './resolve-lines';

const ACCOUNT_FILE: CsvKind<z.output<typeof accountLine>> = {
  columns: [
    { name: 'name', label: 'subAccount.name' },
    { name: 'phone', label: 'subAccount.phone', isUnique: true },
    { name: 'email', label: 'subAccount.email', isUnique: true },
    { name: 'role', label: 'subAccount.role' },
    { name: 'user_name', label: 'subAccount.userName', isOptional: true },
    { name: 'company', label: 'subAccount.company', isOptional: true },
    { name: 'organization', label: 'subAccount.organization', isOptional: true },
    { name: 'type', label: 'subAccount.type', isOptional: true },
  ],
  schema: accountLine,
  max: MAX_ACCOUNT_IMPORT,
};

const TEMPLATE = {
  file: 'accounts',
  line: ['zone-team', '13800000000', 'zone-team@example.com', 'Domain operators', '', '', '', 'businessSub'],
};

/**
 * Accounts from a CSV file; their first passwords are shown this once. The gateway makes them, or the console where accounts
 * are created one by one.
 */
export default function ImportAccounts({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [made, setMade] = useState<readonly Made[]>([]);
  const [resolve] = useState(lineResolver);
  return (
    <>
      <CsvImport
        title={t('subAccount.importTitle')}
        kind={ACCOUNT_FILE}
        template={TEMPLATE}
        help={t('subAccount.importHelp', { organization: 'organization', type: 'type' })}
        verbOf={(count) => t('subAccount.importCount', { count })}
        doneOf={(counts) => t('subAccount.importDone', counts)}
        none={t('subAccount.noLines')}
        call={subAccountApi.import}
        send={async (list, rows) => {
          const { lines, reasons } = await resolve(t, list);
          const gone = [...reasons].map(([line, message]) => ({ id: String(line), message }));
          if (lines.length === 0) return { succeeded: [], failed: gone };
          const made: Made[] = [];
          const add = accountMaker((name) => t('subAccount.roleUnknown', { name }));
          const result = await rows.lines({
            lines,
            atOnce: async () => {
              const { passwords, ...answer } = await subAccountApi.import({ list: lines });
              made.push(...passwords);
              return answer;
            },
            one: async (line) => {
              made.push(await add(line));
            },
          });
          setMade(made);
          return { ...result, failed: [...result.failed, ...gone] };
        }}
        examine={async (list) => {
          const { lines, reasons } = await resolve(t, list);
          const refused = await examineAccounts(lines, {
            unknownRole: (name) => t('subAccount.roleUnknown', { name }),
            noSeat: t('subAccount.atLimit'),
          });
          return new Map([...refused, ...reasons]);
        }}
        onClose={onClose}
      />
      {made.length > 0 && (
        <ShownOnce
          title={t('subAccount.firstTitle', { count: made.length })}
          warning={t('subAccount.firstOnce')}
          secret={{
            label: t('subAccount.firstPasswords'),
            text: made.map(({ name, password }) => `${name} ${password}`).join('\n'),
          }}
          file="first-passwords.txt"
          onClose={() => setMade([])}
        />
      )}
    </>
  );
}

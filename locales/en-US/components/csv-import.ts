import type zh from '../../zh-CN/components/csv-import';

export default {
  'csvImport.checked': '{file}: {good, plural, one {# line} other {# lines}} ready, {wrong, number} wrong and not sent',
  'csvImport.examining': '{file}: checking the lines',
  'csvImport.ignored': 'Unknown columns, not imported: {columns}',
  'csvImport.line': 'Line',
  'csvImport.lineBroken': 'A quote is not closed, or there are more cells than columns',
  'csvImport.lineImported': 'Imported',
  'csvImport.lineIssue': '{label}: {reason}',
  'csvImport.lineReady': 'Ready',
  'csvImport.lineRefused': 'Refused',
  'csvImport.lineRepeated': '{label} repeats line {line}',
  'csvImport.lineState': 'Result',
  'csvImport.lineWrong': 'Wrong',
  'csvImport.missingColumns': 'The first line lacks these columns: {columns}',
  'csvImport.name': 'Name',
  'csvImport.notUtf8': 'The file is not in UTF-8, save it as UTF-8 and choose it again',
  'csvImport.saveRest': 'Save the lines that were not imported',
  'csvImport.template': 'Download template',
  'csvImport.text':
    'The first line of the CSV file names the columns: {columns}. Up to {max} lines, each checked before anything is sent.',
  'csvImport.tooManyLines': 'The file has more than {max} lines, split it first',
} satisfies Record<keyof typeof zh, string>;

import { refusalOf } from './address-rules.js';

const of = (text: string, allowedHosts: string[] = []): string | undefined =>
  refusalOf(new URL(text), allowedHosts);

describe('an address that a user has written', () => {
  it.each([
    'https://api.example/v1',
    'https://api.example:8443/v1',
    'https://1.1.1.1',
    'https://[2606:4700::1]',
  ])('may be %s', (text) => {
    expect(of(text)).toBeUndefined();
  });

  it.each([
    ['http://api.example/v1', 'scheme'],
    ['ftp://api.example', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['https://user@api.example', 'credentials'],
    ['https://:word@api.example', 'credentials'],
    ['https://api.example:22', 'port'],
    ['https://api.example:80', 'port'],
    ['https://api.example:1023', 'port'],
  ])('may not be %s: %s', (text, refusal) => {
    expect(of(text)).toBe(refusal);
  });

  it.each([
    'https://127.0.0.1',
    'https://localhost',
    'https://localhost.',
    'https://twyn.localhost',
    'https://127.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://017700000001',
    'https://１２７.0.0.1',
    'https://127.0.0.1.',
    'https://0',
    'https://10.0.0.1',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]',
    'https://[::]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://[64:ff9b::127.0.0.1]',
    'https://[fd00:ec2::254]',
    // Private beats http: the sentence about https would be no help.
    'http://2130706433',
  ])('X1: is private however it is written: %s', (text) => {
    expect(of(text)).toBe('private');
  });

  it('X2: may be private and without encryption where the operator allows that host, and that port', () => {
    const allowed = ['ollama.home:11434', '192.168.1.5', '[fd00::5]:8080'];
    expect(of('http://ollama.home:11434/v1', allowed)).toBeUndefined();
    expect(of('http://OLLAMA.home:11434/v1', allowed)).toBeUndefined();
    expect(of('http://192.168.1.5/v1', allowed)).toBeUndefined();
    expect(of('http://192.168.1.5:8000/v1', allowed)).toBeUndefined();
    expect(of('http://[fd00::5]:8080', allowed)).toBeUndefined();
    expect(of('http://ollama.home:22', allowed)).toBe('scheme');
    expect(of('https://192.168.1.6', allowed)).toBe('private');
    expect(of('http://name:word@ollama.home:11434/v1', allowed)).toBe('credentials');
    expect(of('ftp://192.168.1.5', allowed)).toBe('scheme');
  });
});

import { type MemorySearchResults } from '../modules/memory/memory-search.dto.js';
import { type Memory, type MemoryPage } from '../modules/memory/memory.dto.js';
import { type Browser } from './requests.js';

export async function captureMemory(browser: Browser, text: string, details: object = {}): Promise<Memory> {
  const { body } = await browser
    .post('/api/memories')
    .send({ text, ...details })
    .expect(201);
  return body as Memory;
}

export async function getMemory(browser: Browser, id: string): Promise<Memory> {
  const { body } = await browser.get(`/api/memories/${id}`).expect(200);
  return body as Memory;
}

export async function listMemories(browser: Browser, query = ''): Promise<MemoryPage> {
  const { body } = await browser.get(`/api/memories${query}`).expect(200);
  return body as MemoryPage;
}

export async function listTexts(browser: Browser, query = ''): Promise<string[]> {
  return (await listMemories(browser, query)).items.map(({ text }) => text);
}

export async function searchMemories(
  browser: Browser,
  query: string,
  options: object = {},
): Promise<MemorySearchResults> {
  const { body } = await browser
    .post('/api/memories/search')
    .send({ query, ...options })
    .expect(200);
  return body as MemorySearchResults;
}

export async function searchTexts(browser: Browser, query: string, options: object = {}): Promise<string[]> {
  return (await searchMemories(browser, query, options)).items.map(({ memory }) => memory.text);
}


SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.audio_previews (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    book_title text NOT NULL,
    voice_type text NOT NULL,
    audio_url text NOT NULL,
    text_excerpt text NOT NULL,
    generated_at timestamp with time zone DEFAULT now(),
    download_count text DEFAULT '0'::text
);

CREATE TABLE public.contacts (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now()
);

CREATE TABLE public.digital_downloads (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    order_id text NOT NULL,
    product_id text NOT NULL,
    customer_email text NOT NULL,
    file_path text NOT NULL,
    file_name text NOT NULL,
    file_format text NOT NULL,
    downloaded_at timestamp with time zone DEFAULT now(),
    download_count integer DEFAULT 1
);

CREATE TABLE public.download_grants (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    order_id text NOT NULL,
    product_id text NOT NULL,
    file_path text NOT NULL,
    file_name text NOT NULL,
    file_format text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.download_links (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    grant_id text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    delivered_bytes bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    renewed_at timestamp with time zone
);

CREATE TABLE public.downloads (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    email text NOT NULL,
    file_name text NOT NULL,
    book_id text,
    downloaded_at timestamp with time zone DEFAULT now()
);

CREATE TABLE public.legal_resource_bookmarks (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    user_email text NOT NULL,
    topic_id text,
    book_id text,
    resource_type text NOT NULL,
    title text NOT NULL,
    description text,
    tags text[],
    created_at timestamp with time zone DEFAULT now()
);

CREATE TABLE public.legal_topics (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    description text NOT NULL,
    difficulty text NOT NULL,
    book_references text[],
    key_points text[],
    related_topics text[],
    created_at timestamp with time zone DEFAULT now()
);

CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);

CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;

CREATE TABLE public.newsletters (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    email text NOT NULL,
    subscribed_at timestamp with time zone DEFAULT now()
);

CREATE TABLE public.order_requests (
    key_hash text NOT NULL,
    fingerprint text NOT NULL,
    order_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.orders (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    customer_email text NOT NULL,
    customer_name text,
    product_id text NOT NULL,
    quantity integer DEFAULT 1 NOT NULL,
    total_amount integer NOT NULL,
    stripe_payment_intent_id text,
    status text DEFAULT 'pending'::text,
    created_at timestamp with time zone DEFAULT now(),
    completed_at timestamp with time zone
);

CREATE TABLE public.outbox (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    seq bigint NOT NULL,
    job text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    dispatched_at timestamp with time zone,
    closed_at timestamp with time zone
);

ALTER TABLE public.outbox ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.products (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    price integer NOT NULL,
    type text NOT NULL,
    stripe_product_id text,
    stripe_price_id text,
    digital_files text[],
    file_formats text[],
    is_active text DEFAULT 'true'::text,
    created_at timestamp with time zone DEFAULT now()
);

CREATE TABLE public.resource_recommendations (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    assessment_id text NOT NULL,
    topic_id text NOT NULL,
    book_id text,
    priority integer NOT NULL,
    recommendation_type text NOT NULL,
    custom_guidance text,
    estimated_time_needed text,
    progress_status text DEFAULT 'not_started'::text,
    created_at timestamp with time zone DEFAULT now()
);

CREATE TABLE public.stripe_events (
    id text NOT NULL,
    type text NOT NULL,
    payment_intent_id text,
    created_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.user_assessments (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    user_email text NOT NULL,
    legal_situation text NOT NULL,
    urgency_level text NOT NULL,
    experience_level text NOT NULL,
    specific_concerns text[],
    preferred_learning_style text,
    budget_considerations text,
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now()
);

CREATE TABLE public.user_progress (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    user_email text NOT NULL,
    recommendation_id text NOT NULL,
    status text NOT NULL,
    notes text,
    time_spent integer,
    completed_at timestamp with time zone,
    last_accessed_at timestamp with time zone DEFAULT now(),
    created_at timestamp with time zone DEFAULT now()
);

CREATE TABLE public.users (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    username text NOT NULL,
    password text NOT NULL
);

ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);

INSERT INTO public.audio_previews VALUES ('preview-1', 'Finding Peace', 'warm', '/audio/1.mp3', 'Be still.', '2025-03-03 09:00:00+00', '17');
INSERT INTO public.audio_previews VALUES ('preview-2', 'Finding Peace', 'calm', '/audio/2.mp3', 'Be still.', '2025-03-03 09:00:00+00', 'some');

INSERT INTO public.contacts VALUES ('message-1', 'Ruth', 'ruth@example.com', 'A talk', 'Would you come and speak?', '2025-03-01 09:00:00+00');
INSERT INTO public.contacts VALUES ('message-2', 'Naomi', 'naomi@example.com', 'Thanks', 'Your book helped me.', NULL);

INSERT INTO public.digital_downloads VALUES ('download-1', 'order-delivered', 'finding-peace-ebook', 'ruth@example.com', 'finding-peace.pdf', 'finding-peace.pdf', 'pdf', '2025-04-01 09:00:00+00', 2);
INSERT INTO public.digital_downloads VALUES ('download-2', 'order-delivered', 'finding-peace-ebook', 'ruth@example.com', 'finding-peace.epub', 'finding-peace.epub', 'epub', NULL, NULL);

INSERT INTO public.download_grants VALUES ('grant-1', 'order-delivered', 'finding-peace-ebook', 'finding-peace.pdf', 'finding-peace.pdf', 'pdf', '2025-04-01 08:02:00+00');
INSERT INTO public.download_grants VALUES ('grant-2', 'order-delivered', 'finding-peace-ebook', 'finding-peace.epub', 'finding-peace.epub', 'epub', '2025-04-01 08:02:00+00');
INSERT INTO public.download_grants VALUES ('grant-3', 'order-refunded', 'finding-peace-ebook', 'finding-peace.pdf', 'finding-peace.pdf', 'pdf', '2025-04-03 08:02:00+00');

INSERT INTO public.download_links VALUES ('link-1', 'grant-1', 'token-1', '2025-04-02 08:02:00+00', 0, '2025-04-01 08:02:00+00', NULL);
INSERT INTO public.download_links VALUES ('link-2', 'grant-3', 'token-2', '2025-04-04 08:02:00+00', 512, '2025-04-03 08:02:00+00', '2025-04-09 08:00:00+00');

INSERT INTO public.downloads VALUES ('sample-1', 'ruth@example.com', 'finding-peace-sample.pdf', 'finding-peace', '2025-03-02 09:00:00+00');
INSERT INTO public.downloads VALUES ('sample-2', 'ruth@example.com', 'a-list.pdf', NULL, NULL);

INSERT INTO public.legal_resource_bookmarks VALUES ('bookmark-1', 'ruth@example.com', 'topic-1', NULL, 'topic', 'Bankruptcy', NULL, '{read}', '2025-05-01 08:00:00+00');

INSERT INTO public.legal_topics VALUES ('topic-1', 'Bankruptcy', 'money', 'What it is.', 'basic', '{finding-peace}', '{"It ends."}', NULL, '2025-01-01 08:00:00+00');

INSERT INTO public.migrations VALUES (1, 1763700000000, 'SpecificationTables1763700000000');
INSERT INTO public.migrations VALUES (2, 1763700100000, 'SaleTables1763700100000');

INSERT INTO public.newsletters VALUES ('reader-1', 'ruth@example.com', '2025-01-05 10:00:00+00');
INSERT INTO public.newsletters VALUES ('reader-2', 'Naomi@example.com', '2025-02-06 11:00:00+00');
INSERT INTO public.newsletters VALUES ('reader-3', 'no-date@example.com', NULL);

INSERT INTO public.order_requests VALUES ('key-1', 'request-1', 'order-delivered', '2025-04-01 08:00:00+00');
INSERT INTO public.order_requests VALUES ('key-2', 'request-2', 'order-open', '2025-04-04 08:00:00+00');

INSERT INTO public.orders VALUES ('order-delivered', 'ruth@example.com', 'Ruth', 'finding-peace-ebook', 1, 999, 'pi_delivered', 'fulfilled', '2025-04-01 08:00:00+00', '2025-04-01 08:01:00+00');
INSERT INTO public.orders VALUES ('order-paid', 'naomi@example.com', NULL, 'finding-peace-paperback', 1, 1999, 'pi_paid', 'paid', '2025-04-02 08:00:00+00', '2025-04-02 08:01:00+00');
INSERT INTO public.orders VALUES ('order-refunded', 'boaz@example.com', 'Boaz', 'finding-peace-ebook', 1, 999, 'pi_refunded', 'refunded', '2025-04-03 08:00:00+00', '2025-04-03 08:01:00+00');
INSERT INTO public.orders VALUES ('order-open', 'esther@example.com', 'Esther', 'finding-peace-ebook', 1, 999, 'pi_open', 'pending', '2025-04-04 08:00:00+00', NULL);
INSERT INTO public.orders VALUES ('order-without-payment', 'esther@example.com', 'Esther', 'finding-peace-ebook', 1, 999, NULL, 'pending', NULL, NULL);
INSERT INTO public.orders VALUES ('order-of-two-paid', 'lydia@example.com', 'Lydia', 'finding-peace-ebook', 1, 999, 'pi_of_two', 'fulfilled', '2025-04-05 08:00:00+00', '2025-04-05 08:01:00+00');
INSERT INTO public.orders VALUES ('order-of-two-unpaid', 'lydia@example.com', 'Lydia', 'finding-peace-ebook', 1, 999, 'pi_of_two', 'pending', '2025-04-05 08:30:00+00', NULL);

INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES ('00000000-0000-4000-8000-000000000001', 1, 'send-order-mail', '{"orderId": "order-delivered"}', '2025-04-01 08:02:00+00', '2025-04-01 08:02:00+00', '2025-04-01 08:03:00+00');
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES ('00000000-0000-4000-8000-000000000002', 2, 'deliver-order', '{"orderId": "order-paid"}', '2025-04-02 08:02:00+00', NULL, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES ('00000000-0000-4000-8000-000000000003', 3, 'settle-payment', '{"paymentIntentId": "pi_open"}', '2025-04-04 08:02:00+00', '2025-04-04 08:03:00+00', NULL);

INSERT INTO public.products VALUES ('finding-peace-ebook', 'Finding Peace', 'On stillness.', 999, 'ebook', 'prod_1', 'price_1', '{finding-peace.pdf,finding-peace.epub}', '{pdf,epub}', 'true', '2025-01-01 08:00:00+00');
INSERT INTO public.products VALUES ('finding-peace-paperback', 'Finding Peace', 'To hold.', 1999, 'paperback', NULL, NULL, NULL, NULL, 'true', '2025-01-01 08:00:00+00');
INSERT INTO public.products VALUES ('old-talk', 'An hour', 'Of the author.', 0, 'speaking', NULL, NULL, NULL, NULL, 'false', NULL);

INSERT INTO public.resource_recommendations VALUES ('advice-1', 'assessment-1', 'topic-1', 'finding-peace', 1, 'book', 'Begin here.', '2 hours', 'not_started', '2025-05-01 08:00:00+00');

INSERT INTO public.stripe_events VALUES ('evt_1', 'payment_intent.succeeded', 'pi_delivered', '2025-04-01 08:01:00+00', '2025-04-01 08:01:00+00');
INSERT INTO public.stripe_events VALUES ('evt_2', 'charge.refunded', 'pi_refunded', '2025-04-03 09:01:00+00', '2025-04-03 09:01:00+00');
INSERT INTO public.stripe_events VALUES ('evt_3', 'account.updated', NULL, '2025-04-03 09:01:00+00', '2025-04-03 09:01:00+00');

INSERT INTO public.user_assessments VALUES ('assessment-1', 'ruth@example.com', 'bankruptcy', 'soon', 'none', '{debt}', 'reading', 'low', '2025-05-01 08:00:00+00', '2025-05-01 08:00:00+00');

INSERT INTO public.user_progress VALUES ('progress-1', 'ruth@example.com', 'advice-1', 'in_progress', 'At page 12.', 30, NULL, '2025-05-02 08:00:00+00', '2025-05-01 08:00:00+00');

INSERT INTO public.users VALUES ('user-1', 'eleanor', 'not a password of this site');

SELECT pg_catalog.setval('public.migrations_id_seq', 2, true);

SELECT pg_catalog.setval('public.outbox_seq_seq', 3, true);

ALTER TABLE ONLY public.audio_previews
    ADD CONSTRAINT audio_previews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.digital_downloads
    ADD CONSTRAINT digital_downloads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.download_grants
    ADD CONSTRAINT download_grants_order_id_file_path_key UNIQUE (order_id, file_path);

ALTER TABLE ONLY public.download_grants
    ADD CONSTRAINT download_grants_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.download_links
    ADD CONSTRAINT download_links_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.download_links
    ADD CONSTRAINT download_links_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.downloads
    ADD CONSTRAINT downloads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.legal_resource_bookmarks
    ADD CONSTRAINT legal_resource_bookmarks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.legal_topics
    ADD CONSTRAINT legal_topics_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_email_key UNIQUE (email);

ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_requests
    ADD CONSTRAINT order_requests_pkey PRIMARY KEY (key_hash);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.resource_recommendations
    ADD CONSTRAINT resource_recommendations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stripe_events
    ADD CONSTRAINT stripe_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_assessments
    ADD CONSTRAINT user_assessments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_progress
    ADD CONSTRAINT user_progress_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key UNIQUE (username);

CREATE INDEX digital_downloads_order ON public.digital_downloads USING btree (order_id);

CREATE INDEX download_links_grant ON public.download_links USING btree (grant_id);

CREATE INDEX orders_payment_intent ON public.orders USING btree (stripe_payment_intent_id);

CREATE INDEX outbox_open ON public.outbox USING btree (dispatched_at) WHERE (closed_at IS NULL);

CREATE INDEX outbox_waiting ON public.outbox USING btree (seq) WHERE (dispatched_at IS NULL);

ALTER TABLE ONLY public.digital_downloads
    ADD CONSTRAINT digital_downloads_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.digital_downloads
    ADD CONSTRAINT digital_downloads_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);

ALTER TABLE ONLY public.download_grants
    ADD CONSTRAINT download_grants_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.download_grants
    ADD CONSTRAINT download_grants_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);

ALTER TABLE ONLY public.download_links
    ADD CONSTRAINT download_links_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES public.download_grants(id);

ALTER TABLE ONLY public.legal_resource_bookmarks
    ADD CONSTRAINT legal_resource_bookmarks_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES public.legal_topics(id);

ALTER TABLE ONLY public.order_requests
    ADD CONSTRAINT order_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);

ALTER TABLE ONLY public.resource_recommendations
    ADD CONSTRAINT resource_recommendations_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.user_assessments(id);

ALTER TABLE ONLY public.resource_recommendations
    ADD CONSTRAINT resource_recommendations_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES public.legal_topics(id);

ALTER TABLE ONLY public.user_progress
    ADD CONSTRAINT user_progress_recommendation_id_fkey FOREIGN KEY (recommendation_id) REFERENCES public.resource_recommendations(id);

